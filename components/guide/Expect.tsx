import type { ReactNode } from 'react'

/** What the reader sees when the step before it worked. */
export function Expect({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="expect">
      <p className="expect-title">You should see</p>
      {children}
    </div>
  )
}
