import { Callout, Expect } from '../../components/guide/Callout'
import { Diagram } from '../../components/guide/Diagram'
import { Kbd, Mark, UiPath } from '../../components/guide/Inline'
import { Tab, Tabs } from '../../components/guide/Tabs'

/** The components a page can use, printed when the page is compiled; readers load none of their code. */
export const MDX_COMPONENTS = { Callout, Diagram, Expect, Kbd, Mark, Tab, Tabs, UiPath } as const

/** The attributes each of them takes, to catch misspelt ones. */
const ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    Callout: ['type', 'title'],
    Diagram: ['svg'],
    Expect: [],
    Kbd: [],
    Mark: [],
    Tab: ['label'],
    Tabs: ['group'],
    UiPath: [],
  } satisfies Record<keyof typeof MDX_COMPONENTS, readonly string[]>),
)

/** Stands for something that the code of a page made, see `remarkEvaluate`; writers do not name it. */
export const EVALUATED = 'Evaluated'

export const COMPONENT_NAMES: readonly string[] = [
  ...Object.keys(MDX_COMPONENTS),
  // What the compile steps replace before anything is printed.
  'ApiMethod',
  'ApiMethods',
  'ApiPart',
  'ApiType',
  'Cards',
  'ChildCards',
  'EventAttributes',
  'EventBuilder',
  'FileTree',
  'Partial',
  'Ports',
  'ReleaseNotes',
  'Specification',
  'Steps',
  'Troubleshooting',
  'TutorialIndex',
  'Values',
  'Window',
]

/** The attributes a printed component takes; undefined when there is no such component. */
export function attributesOf(name: string | null): readonly string[] | undefined {
  return ATTRIBUTES.get(name ?? '')
}
