import { isRecord } from '../content/is-record'
import type { Product } from '../content/search/search-record'
import type { ProductWords, SynonymGroup } from '../content/search/search-words'

/** First file of the index: titles, headings, names; of a large site titles alone. */
export type TitlesFile = {
  /** Hash of the second file, which is in its name. */
  readonly texts: string
  readonly synonyms: readonly SynonymGroup[]
  readonly productWords: readonly ProductWords[]
  /** A change of how they are packed changes their name: a tab of another release says that it cannot read the file. */
  readonly packedPages: readonly PackedPage[]
}

/**
 * A section: level of its heading (0 the page itself), packed anchor, heading (of the page itself what it answers), names
 * readers type verbatim.
 */
export type SectionEntry = readonly [level: number, anchor: string, heading: string, names: string]

/** At the end of a packed anchor: what the heading gives. */
const USUAL = '*'

/** Shortens an anchor by what its heading says already: a tenth of the first file. */
export function packAnchor(anchor: string, heading: string): string {
  const usual = usualAnchor(heading)
  const isUsual = usual !== '' && anchor.endsWith(usual)
  return isUsual ? anchor.slice(0, -usual.length) + USUAL : anchor
}

export function unpackAnchor(packed: string, heading: string): string {
  return packed.endsWith(USUAL) ? packed.slice(0, -1) + usualAnchor(heading) : packed
}

/** The anchor of a heading that its page gives none of its own. */
function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}

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

/** A page in the file: the names of its fields would cost as much as the descriptions of ten pages. */
export type PackedPage = readonly [
  route: string,
  title: string,
  description: string,
  keywords: string,
  product: Product | null,
  rank: number,
  language: string,
  tag: string,
  sections: readonly SectionEntry[],
]

export function unpackPage(packed: PackedPage): PageEntry {
  const [route, title, description, keywords, product, rank, language, tag, sections] = packed
  return { route, title, description, keywords, product, rank, language, tag, sections }
}

/** A section that only the full text needs, and its index among all sections of its page. */
export type LateSection = readonly [position: number, section: SectionEntry]

/** Second file of the index: the passages of each section, pages in the order of the first file. */
export type TextsFile = {
  /** The whole pages, where the first file holds their titles alone. */
  readonly packedPages?: readonly PackedPage[]
  /** Every passage once. */
  readonly pool: readonly string[]
  readonly pages: readonly PageTexts[]
}

export type PageTexts = {
  readonly late: readonly LateSection[]
  /** For each section, late ones included: its passages, by their indexes in the pool. */
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

/** URL of the first file, without base path; each build has another one there. */
export const TITLES_FILE = '/search-titles.json'

/** Folder of the second file, which never changes; not `search`, which is the search page. */
export const INDEX_FOLDER = '/search-index'

/** URL of the second file, without base path. */
export function textsFile(hash: string): string {
  return `${INDEX_FOLDER}/texts.${hash}.json`
}

/** Whether a parsed file is the first file; its content is trusted, it comes from the same site. */
export function isTitlesFile(value: unknown): value is TitlesFile {
  return (
    isRecord(value) &&
    hasLists(value, ['packedPages', 'productWords', 'synonyms']) &&
    typeof value.texts === 'string'
  )
}

/** Whether a parsed file is the second file. */
export function isTextsFile(value: unknown): value is TextsFile {
  return isRecord(value) && hasLists(value, ['pool', 'pages'])
}

function hasLists(value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => Array.isArray(value[name]))
}
