/** Components in `components/mdx/mdx-components.tsx` that writers use in pages, with their attributes. */
const RENDERED = {
  Callout: { type: ['note', 'tip', 'warning', 'danger'], title: null },
  Expect: {},
  Kbd: {},
  Mark: {},
  Steps: {},
  Tab: { label: null },
  Tabs: { group: null },
  UiPath: {},
} as const satisfies Record<string, Attributes>

/** Allowed values for each attribute; null for any text. */
type Attributes = Readonly<Record<string, readonly string[] | null>>

export type RenderedComponent = keyof typeof RENDERED

/** Compile steps replace these components before rendering. */
const REPLACED = [
  'ApiMethod',
  'ApiMethods',
  'ApiPart',
  'ApiType',
  'ChildCards',
  'Diagram',
  'EventAttributes',
  'LifeCycles',
  'Partial',
  'Ports',
  'ReleaseNotes',
  'Specification',
  'Troubleshooting',
  'TutorialIndex',
  'Values',
] as const

export const COMPONENT_NAMES: readonly string[] = [...Object.keys(RENDERED), ...REPLACED].sort()

export function attributesOf(name: string | null): Attributes | undefined {
  return new Map<string, Attributes>(Object.entries(RENDERED)).get(name ?? '')
}
