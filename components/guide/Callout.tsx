import type { ReactNode } from 'react'

const NAMES = { note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger' } as const

export type CalloutType = keyof typeof NAMES

export type CalloutProps = {
  readonly type?: string
  readonly title?: string
  readonly children?: ReactNode
}

/**
 * A remark beside the text.
 * @throws when the type is none of note, tip, warning, danger
 */
export function Callout({ type = 'note', title, children }: CalloutProps) {
  if (!isCalloutType(type)) {
    throw new Error(
      `<Callout>: found type="${type}", expected one of ${Object.keys(NAMES).join(', ')}`,
    )
  }
  return (
    <div className={`callout callout-${type}`} role="note" aria-label={title ?? NAMES[type]}>
      <p className="callout-title">
        <span className="callout-kind">{NAMES[type]}</span> {title}
      </p>
      {children}
    </div>
  )
}

function isCalloutType(type: string): type is CalloutType {
  return Object.hasOwn(NAMES, type)
}

/** What the reader sees when the step before it worked. */
export function Expect({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="expect">
      <p className="expect-title">You should see</p>
      {children}
    </div>
  )
}
