import { anchorSlug, CELL_SEPARATOR } from '../content/search/row-text'
import type { SynonymGroup } from '../content/search/synonyms'
import type { Product } from '../site/products'

export type SearchIndex = {
  readonly synonyms: readonly SynonymGroup[]
  readonly pages: readonly IndexedPage[]
  readonly errors: readonly IndexedError[]
}

/**
 * A row that explains what programs print: the numbers of its sections, one for each product, through all pages; 1 if
 * it names only a consequence; the texts of which one must be near a sign; and the signs, which are never shown.
 */
export type IndexedError = readonly [
  sections: readonly number[],
  isVague: 0 | 1,
  near: readonly string[],
  ...signs: string[],
]

/** A page of the site's language and docs version (§5). */
export type IndexedPage = {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Questions that the page answers, in a reader's words. The search treats them as names of the page. */
  readonly questions: readonly string[]
  readonly product: Product | null
  /** Rank of this kind of page, from 0 to 100. */
  readonly rank: number
  /** The page itself, then its sections in reading order. */
  readonly sections: readonly IndexedSection[]
}

/**
 * A section: level (0 for the page itself, 1 for an H2, and so on), anchor from `packAnchor`, heading, names that
 * readers type literally, and passages. Field names would make the file a tenth larger.
 */
export type IndexedSection = readonly [
  level: number,
  anchor: string,
  heading: string,
  names: string,
  ...passages: string[],
]

/** The first character of a passage that is searched and never shown. */
export const HIDDEN_MARK = '·'

/** URL of the index of names, without base path. It has no passages, and answers until the whole index has loaded. */
export const NAMES_FILE = '/search-names.json'

/** URL of the rest of the index, without base path. The URL stays the same, but each build may change the file. */
export const INDEX_FILE = '/search-index.json'

/** Content of NAMES_FILE. `release` is the same in INDEX_FILE, if one build made both. */
export type SearchNames = SearchIndex & { readonly release: string }

/** Content of INDEX_FILE: what NAMES_FILE lacks, with the sections of each page in the order of its pages. */
export type SearchText = Pick<SearchIndex, 'errors'> & {
  readonly release: string
  readonly sections: readonly IndexedPage['sections'][]
}

/** @throws if a new release replaced one of the files before the other was loaded */
export function joinIndex(
  { synonyms, pages, release }: SearchNames,
  text: SearchText,
): SearchIndex {
  if (text.release !== release)
    throw new Error(`${NAMES_FILE} and ${INDEX_FILE} differ in release.`)
  const whole = pages.map((page, at) => ({ ...page, sections: text.sections[at] ?? [] }))
  return { synonyms, pages: whole, errors: text.errors }
}

/** Replaces the slug of the heading or, if that is empty, of the first table cell in a shortened anchor. */
const SLUG_MARK = '*'

/** Replaces the slug at the end of an anchor with SLUG_MARK, because anchors make up a tenth of the compressed file. */
export function packAnchor(anchor: string, heading: string, passage: string): string {
  const slug = sectionSlug(heading, passage)
  return slug !== '' && anchor.endsWith(slug) ? anchor.slice(0, -slug.length) + SLUG_MARK : anchor
}

export function unpackAnchor([, anchor, heading, , passage = '']: IndexedSection): string {
  return anchor.replace(SLUG_MARK, () => sectionSlug(heading, passage))
}

function sectionSlug(heading: string, passage: string): string {
  const [firstCell = ''] = passage.split(CELL_SEPARATOR)
  return anchorSlug(heading === '' ? firstCell : heading)
}
