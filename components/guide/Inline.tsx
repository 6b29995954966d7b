import type { ReactNode } from 'react'

export function Kbd({ children }: { readonly children?: ReactNode }) {
  return <kbd>{children}</kbd>
}

/** A path through menus, tabs and dialogs, such as Tools › Options. */
export function UiPath({ children }: { readonly children?: ReactNode }) {
  return <b className="ui-path">{children}</b>
}
