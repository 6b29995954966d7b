import * as components from '../../components/guide/mdx-components'

/** The components a page can use, printed when the page is compiled. */
export const MDX_COMPONENTS = { ...components } as const

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

export const COMPONENT_NAMES: readonly string[] = [
  ...Object.keys(MDX_COMPONENTS),
  // What the compile steps replace before anything is printed.
  'ApiMethod',
  'ApiMethods',
  'ApiPart',
  'ApiType',
  'ChildCards',
  'EventAttributes',
  'EventBuilder',
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
