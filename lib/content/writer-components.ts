type WriterComponent = {
  /** Allowed values for each attribute; null for any text. */
  readonly attributes: Readonly<Record<string, readonly string[] | null>>
  /** Whether it stands within a line of text, or on lines of its own. */
  readonly place: 'line' | 'block'
  /** How it reads as plain text: as its content, or in a form of `plain-content.ts`. */
  readonly plain: 'content' | 'bold' | 'callout' | 'code' | 'expected' | 'labeled' | 'parentheses'
}

/**
 * Components that writers use in pages. After a new one is listed here, the compiler names the tables that lack it: of
 * React (`components/mdx/mdx-components.tsx`), and of plain text, if its form is new.
 */
const RENDERED = {
  Callout: {
    attributes: { type: ['note', 'tip', 'warning', 'danger'], title: null },
    place: 'block',
    plain: 'callout',
  },
  Expect: { attributes: {}, place: 'block', plain: 'expected' },
  Kbd: { attributes: {}, place: 'line', plain: 'code' },
  Mark: { attributes: {}, place: 'line', plain: 'parentheses' },
  Steps: { attributes: {}, place: 'block', plain: 'content' },
  Tab: { attributes: { label: null }, place: 'block', plain: 'labeled' },
  Tabs: { attributes: { group: null }, place: 'block', plain: 'content' },
  UiPath: { attributes: {}, place: 'line', plain: 'bold' },
} as const satisfies Record<string, WriterComponent>

/** Components that a compile step replaces. It checks their attributes. */
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

export type RenderedComponent = keyof typeof RENDERED
export type ReplacedComponent = (typeof REPLACED)[number]
export type PlainForm = Exclude<WriterComponent['plain'], 'content'>

export const COMPONENT_NAMES: readonly string[] = [...Object.keys(RENDERED), ...REPLACED].sort()

/** Undefined for a component that a compile step replaces, and for one that pages import. */
export function renderedComponent(name: string | null): WriterComponent | undefined {
  return new Map<string | null, WriterComponent>(Object.entries(RENDERED)).get(name)
}
