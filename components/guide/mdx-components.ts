// The components that pages print by name. Pages without code have them as HTML; those with code import them from here.
export { Callout, Expect } from './Callout'
export { Diagram } from './Diagram'
export { Kbd, Mark, UiPath } from './Inline'
export { Tab, Tabs } from './Tabs'
