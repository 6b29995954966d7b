import { Callout } from '../../components/guide/Callout'
import { Diagram } from '../../components/guide/Diagram'
import { Expect } from '../../components/guide/Expect'
import { Kbd } from '../../components/guide/Kbd'
import { Tab, Tabs } from '../../components/guide/Tabs'
import { UiPath } from '../../components/guide/UiPath'

/** The components a page can use, printed when the page is compiled; readers load none of their code. */
export const MDX_COMPONENTS = { Callout, Diagram, Expect, Kbd, Tab, Tabs, UiPath } as const

/** Names that the compile steps replace before anything is printed. */
export const SPLICED_COMPONENTS = ['ChildCards', 'Diagram', 'Partial', 'Steps', 'Values'] as const
