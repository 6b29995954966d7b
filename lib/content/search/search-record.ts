/** Levels of a DocSearch record: lvl0 is the page's title, lvl1 to lvl6 its headings. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number]
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>

/** What a record stands for, specification §3. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'

/** The product a page belongs to: badge and facet of its hits. */
export type ProductFacet = 'stream' | 'ftc'

/** A DocSearch record: one place a reader can be sent to. The embedded index and the hosted one are made from these. */
export type SearchRecord = {
  /** Unique, and the same in every build as long as the page is the same. */
  readonly objectID: string
  /** Path of the page with anchor, without base path. */
  readonly url: string
  readonly type: RecordType
  readonly hierarchy: Hierarchy
  readonly content: string | null
  /** Names in it that readers type as they stand: parameters, keys, ports, commands. */
  readonly names: readonly string[]
  /** Other words for the page, from its front matter; on the record of the page itself only. */
  readonly keywords: readonly string[]
  readonly language: string
  readonly version: string
  readonly docusaurus_tag: string
  readonly product: ProductFacet | null
  /** What ranks equal matches: kind of page, level of heading, place in the page. */
  readonly weight: { readonly page_rank: number; readonly level: number; readonly position: number }
}

/** What all records of a page share. */
export type RecordPage = {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly language: string
  readonly version: string
  readonly tag: string
  readonly product: ProductFacet | null
  /** 0 to 100. */
  readonly rank: number
}

/** The headings above a place, from the title of the page down. */
export function hierarchyOf(title: string, headings: readonly (string | null)[]): Hierarchy {
  const at = (level: HierarchyLevel) => headings[HIERARCHY_LEVELS.indexOf(level) - 1] ?? null
  return {
    lvl0: title,
    lvl1: at('lvl1'),
    lvl2: at('lvl2'),
    lvl3: at('lvl3'),
    lvl4: at('lvl4'),
    lvl5: at('lvl5'),
    lvl6: at('lvl6'),
  }
}

const TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** The type of a record for a heading: 1 for H2, 2 for H3 and so on. */
export function headingType(level: number): RecordType {
  return TYPES[Math.min(Math.max(level, 1), TYPES.length) - 1] ?? 'lvl1'
}
