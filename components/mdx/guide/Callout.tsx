import type { ReactNode } from 'react'

const NAMES = { note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger' } as const

export type CalloutProps = {
  readonly type?: keyof typeof NAMES
  readonly title?: string
  readonly children?: ReactNode
}

export function Callout({ type = 'note', title, children }: CalloutProps) {
  return (
    <div className={`callout callout-${type}`} role="note" aria-label={title ?? NAMES[type]}>
      <p className="callout-title">
        <span className="callout-kind">{NAMES[type]}</span> {title}
      </p>
      {children}
    </div>
  )
}

export function Expect({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="expect">
      <p className="expect-title">You should see</p>
      {children}
    </div>
  )
}
