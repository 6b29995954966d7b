import type { ReactNode } from 'react'

/** A key or a combination of keys. */
export function Kbd({ children }: { readonly children?: ReactNode }) {
  return <kbd>{children}</kbd>
}
