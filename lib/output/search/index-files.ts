import { isIdentifier } from '../../content/search/identifier'
import type { SynonymGroup } from '../../content/search/read-synonyms'
import type { SearchRecord } from '../../content/search/search-record'
import type {
  LateSection,
  PageEntry,
  PageTexts,
  SectionEntry,
  TextsFile,
  TitlesFile,
} from '../../search/index-payload'
import { contentHash } from '../content-hash'

/** Pages have H2 and H3. */
const DEEPEST_HEADING = 2

/**
 * Packs the records of the site into the two files of the embedded index.
 * @param records those of one page together, the page's own first
 */
export function indexFiles(
  records: readonly SearchRecord[],
  synonyms: readonly SynonymGroup[],
): { titles: TitlesFile; texts: TextsFile } {
  const pool = new TextPool()
  const pages = pagesOf(records).map((page) => packPage(page, pool))
  const texts = { pool: pool.texts, pages: pages.map((page) => page.texts) }
  const hash = contentHash(JSON.stringify(texts))
  return { titles: { texts: hash, synonyms, pages: pages.map(({ entry }) => entry) }, texts }
}

function packPage(records: readonly SearchRecord[], pool: TextPool) {
  const sections = sectionsOf(records)
  const entries = sections.map((section, index) => sectionEntry(section, index === 0))
  const late = entries.flatMap((entry, position): LateSection[] =>
    isLate(entry) ? [[position, entry]] : [],
  )
  const texts: PageTexts = {
    late,
    texts: sections.map((section) =>
      section.flatMap(({ isHeading, text }) =>
        isHeading || text === null ? [] : [pool.indexOf(text)],
      ),
    ),
  }
  const first = entries.filter((entry) => !isLate(entry))
  return { entry: pageEntry(records, first), texts }
}

/** Below the headings of a page, names come first; what is a sentence, such as a release entry, comes with the texts. */
function isLate([level, , heading]: SectionEntry): boolean {
  return level > DEEPEST_HEADING && !isIdentifier(heading)
}

class TextPool {
  readonly texts: string[] = []
  private readonly indexes = new Map<string, number>()

  indexOf(text: string): number {
    const known = this.indexes.get(text)
    if (known !== undefined) return known
    this.indexes.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }
}

function pageEntry(records: readonly SearchRecord[], sections: readonly SectionEntry[]): PageEntry {
  const [first] = records
  if (first === undefined) throw new Error('search index: found a page without records')
  const { route, title, description, keywords, product, rank, language, tag } = first.page
  return {
    route,
    title,
    description,
    keywords: keywords.join(', '),
    product,
    rank,
    language,
    tag,
    sections,
  }
}

function sectionEntry(records: readonly SearchRecord[], isPage: boolean): SectionEntry {
  const [first] = records
  const names = [...new Set(records.flatMap((record) => record.names))]
  const level = isPage ? 0 : levelOf(first)
  const heading = first?.isHeading && !isPage ? (first.headings.at(-1) ?? '') : ''
  return [
    level,
    first?.anchor ?? '',
    heading,
    names.filter((name) => !heading.includes(name)).join(' '),
  ]
}

/** A section without a heading of its own lies below the last one. */
function levelOf(record: SearchRecord | undefined): number {
  if (record === undefined) return 1
  const { headings, isHeading } = record
  return isHeading ? headings.length : headings.length + 1
}

function pagesOf(records: readonly SearchRecord[]): SearchRecord[][] {
  return runsOf(records, ({ page }) => page.route)
}

/** The records of a page by section; one that is left and entered again stays one. */
function sectionsOf(records: readonly SearchRecord[]): SearchRecord[][] {
  const sections = new Map<string, SearchRecord[]>()
  for (const record of records) {
    const section = sections.get(record.anchor) ?? []
    section.push(record)
    sections.set(record.anchor, section)
  }
  return [...sections.values()]
}

function runsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const runs: Item[][] = []
  let lastKey: string | undefined
  for (const item of items) {
    const key = keyOf(item)
    if (key === lastKey) runs.at(-1)?.push(item)
    else runs.push([item])
    lastKey = key
  }
  return runs
}
