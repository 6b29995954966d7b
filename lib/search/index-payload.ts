import type { SynonymGroup } from '../content/search/read-synonyms'
import type { Product } from '../content/search/search-record'

/** First file of the index: titles, headings, names. */
export type TitlesFile = {
  /** Which build it belongs to. */
  readonly stamp: string
  readonly synonyms: readonly SynonymGroup[]
  readonly pages: readonly PageEntry[]
}

/** A section: level of its heading (0 the page itself), anchor, heading, names readers type as they stand. */
export type SectionEntry = readonly [level: number, anchor: string, heading: string, names: string]

/** A page, with what the first results need. */
export type PageEntry = {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly product: Product | null
  /** 0 to 100, of its kind of page. */
  readonly rank: number
  readonly language: string
  readonly tag: string
  /** In reading order; the first is the page itself. */
  readonly sections: readonly SectionEntry[]
}

/** A section that only the full text needs, and its index among all sections of its page. */
export type LateSection = readonly [position: number, section: SectionEntry]

/** Second file of the index: the texts below each section, pages in the order of the first file. */
export type TextsFile = {
  readonly stamp: string
  /** Every text once. */
  readonly pool: readonly string[]
  readonly pages: readonly PageTexts[]
}

/** The full text of a page. */
export type PageTexts = {
  readonly late: readonly LateSection[]
  /** For each section, late ones included: its texts, by their indexes in the pool. */
  readonly texts: readonly (readonly number[])[]
}

/** All sections of a page, late ones among them. */
export function withLateSections(
  sections: readonly SectionEntry[],
  late: readonly LateSection[],
): SectionEntry[] {
  const all = [...sections]
  for (const [position, section] of late) all.splice(position, 0, section)
  return all
}

/** Folder of the index files below the site's root: not `search`, which is the search page. */
export const INDEX_FOLDER = '/search-index'

/** Address of a file of the index, without base path. */
export function indexFile(name: 'titles' | 'texts', stamp: string): string {
  return `${INDEX_FOLDER}/${name}.${stamp}.json`
}

/** Whether a parsed file is the first file of this build; its content is trusted, it comes from the same build. */
export function isTitlesFile(value: unknown, stamp: string): value is TitlesFile {
  return isFile(value, stamp, ['pages', 'synonyms'])
}

/** Whether a parsed file is the second file of this build. */
export function isTextsFile(value: unknown, stamp: string): value is TextsFile {
  return isFile(value, stamp, ['pool', 'pages'])
}

function isFile(value: unknown, stamp: string, lists: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'stamp') !== stamp)
    return false
  return lists.every((name) => Array.isArray(Reflect.get(value, name)))
}
