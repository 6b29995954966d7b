import { createHash } from 'node:crypto'
import { isIdentifier, type SearchRecord } from '../../content/search/search-record'
import {
  type ProductWords,
  readProductWords,
  readSynonyms,
  type SynonymGroup,
} from '../../content/search/search-words'
import {
  type LateSection,
  type PackedPage,
  type PageTexts,
  packAnchor,
  type SectionEntry,
  type TextsFile,
  TITLES_FILE,
  type TitlesFile,
  textsFile,
} from '../../search/index-payload'
import type { PageStore } from '../pages/page-store'
import { readSearchRecords } from './search-records'

/** Pages have H2 and H3. */
const DEEPEST_HEADING = 2
/** Characters of the first file, a fifth as many bytes on the way: a reader of a large site waits no longer for a hit. */
const MOST_IN_FIRST_FILE = 600_000

/**
 * The files of the embedded search.
 * @param root folder of the project
 * @returns URL below the site's root and content of each
 */
export async function searchFiles(root: string, store: PageStore): Promise<Map<string, string>> {
  const records = await readSearchRecords(store)
  const { titles, texts } = indexFiles([...records.values()].flat(), readSearchWords(root))
  return new Map([
    [TITLES_FILE, JSON.stringify(titles)],
    [textsFile(titles.texts), JSON.stringify(texts)],
  ])
}

/** What queries are read with. */
export type SearchWords = {
  readonly synonyms: readonly SynonymGroup[]
  readonly productWords: readonly ProductWords[]
}

export function readSearchWords(root: string): SearchWords {
  return { synonyms: readSynonyms(root), productWords: readProductWords(root) }
}

/**
 * Packs the records of the site into the two files of the embedded index.
 * @param records the one of a page itself before its others
 */
export function indexFiles(
  records: readonly SearchRecord[],
  words: SearchWords,
): { titles: TitlesFile; texts: TextsFile } {
  const pool = new TextPool()
  const pages = groupBy(records, ({ page }) => page.route).map((page) => packPage(page, pool))
  const texts = { pool: pool.texts, pages: pages.map((page) => page.texts) }
  const packedPages = pages.map(({ entry }) => entry)
  if (JSON.stringify(packedPages).length > MOST_IN_FIRST_FILE)
    return withHash(packedPages.map(titleOf), words, { ...texts, packedPages })
  return withHash(packedPages, words, texts)
}

function withHash(packedPages: readonly PackedPage[], words: SearchWords, texts: TextsFile) {
  const hash = contentHash(JSON.stringify(texts))
  return { titles: { texts: hash, ...words, packedPages }, texts }
}

/** A page with nothing but its title. */
function titleOf([route, title, , , product, rank, language, tag]: PackedPage): PackedPage {
  return [route, title, '', '', product, rank, language, tag, [[0, '', '', '']]]
}

function packPage(records: readonly SearchRecord[], pool: TextPool) {
  // A section that is left and entered again stays one.
  const sections = groupBy(records, ({ anchor }) => anchor)
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
  return { entry: packedPage(records, first), texts }
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

function packedPage(
  records: readonly SearchRecord[],
  sections: readonly SectionEntry[],
): PackedPage {
  const [first] = records
  if (first === undefined) throw new Error('search index: found a page without records')
  const { route, title, description, keywords, product, rank, language, tag } = first.page
  const words = keywords.join(', ')
  return [route, title, description, words, product, rank, language, tag, sections]
}

function sectionEntry(records: readonly SearchRecord[], isPage: boolean): SectionEntry {
  const [first] = records
  const names = [...new Set(records.flatMap((record) => record.names))]
  const level = isPage ? 0 : levelOf(first)
  const heading = isPage
    ? (first?.page.questions.join('\n') ?? '')
    : first?.isHeading
      ? (first.headings.at(-1) ?? '')
      : ''
  return [
    level,
    packAnchor(first?.anchor ?? '', heading),
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

/** Groups in the order of their first records. */
function groupBy(
  records: readonly SearchRecord[],
  keyOf: (record: SearchRecord) => string,
): SearchRecord[][] {
  const groups = new Map<string, SearchRecord[]>()
  for (const record of records) {
    const group = groups.get(keyOf(record)) ?? []
    group.push(record)
    groups.set(keyOf(record), group)
  }
  return [...groups.values()]
}

const HASH_LENGTH = 12

/** What a file that never changes is named after, as hexadecimal digits. */
function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)
}
