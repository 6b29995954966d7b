const VERSION = /^\d+(?:\.\d+)+$/

/** The components that a page prints by name (`components/mdx/mdx-components.tsx`), with what each of their attributes may be. */
const WRITTEN = {
  Callout: { type: ['note', 'tip', 'warning', 'danger'], title: null },
  Expect: {},
  Kbd: {},
  Mark: {},
  PasteOutput: {},
  Steps: {},
  Tab: { label: null },
  Tabs: { group: null },
  UiPath: {},
  UpgradeNotice: { from: VERSION, to: VERSION },
} as const satisfies Record<string, Attributes>

/** The values that each attribute can have, or their form; null for any text. */
type Attributes = Readonly<Record<string, readonly string[] | RegExp | null>>

export type WrittenComponent = keyof typeof WRITTEN

/** What the compile steps replace before anything is printed. */
const REPLACED = [
  'ApiMethod',
  'ApiMethods',
  'ApiPart',
  'ApiType',
  'ChildCards',
  'Diagram',
  'EventAttributes',
  'EventBuilder',
  'LifeCycles',
  'Partial',
  'Ports',
  'ReleaseNotes',
  'Specification',
  'Troubleshooting',
  'TutorialIndex',
  'Values',
] as const

export const COMPONENT_NAMES: readonly string[] = [...Object.keys(WRITTEN), ...REPLACED].sort()

/** The attributes that a printed component takes; undefined when there is no such component. */
export function attributesOf(name: string | null): Attributes | undefined {
  return new Map<string, Attributes>(Object.entries(WRITTEN)).get(name ?? '')
}
