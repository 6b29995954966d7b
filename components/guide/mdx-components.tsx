import type { ReactNode } from 'react'

// The components that pages print by name. Pages without code have them as HTML; those with code import them from here.
export { Callout, Expect } from './Callout'
export { Tab, Tabs } from './Tabs'

/** A static drawing; its text alternative is the title and description inside of the SVG. */
export function Diagram({ svg }: { readonly svg: string }) {
  return (
    <figure
      className="diagram"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of this project
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

export function Kbd({ children }: { readonly children?: ReactNode }) {
  return <kbd>{children}</kbd>
}

/** The number of an element in a UI drawing. */
export function Mark({ children }: { readonly children?: ReactNode }) {
  return <span className="mark">{children}</span>
}

/** A path through menus, tabs and dialogs, such as Tools › Options. */
export function UiPath({ children }: { readonly children?: ReactNode }) {
  return <b className="ui-path">{children}</b>
}
