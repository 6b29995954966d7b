import type { ReactNode } from 'react'

export function Kbd({ children }: { readonly children?: ReactNode }) {
  return <kbd>{children}</kbd>
}

/** The number of a part of a drawn window. */
export function Mark({ children }: { readonly children?: ReactNode }) {
  return <span className="mark">{children}</span>
}

/** A path through menus, tabs and dialogs, such as Tools › Options. */
export function UiPath({ children }: { readonly children?: ReactNode }) {
  return <b className="ui-path">{children}</b>
}
