import { isIdentifier } from '../../content/search/identifier'
import type { SynonymGroup } from '../../content/search/read-synonyms'
import type { SearchRecord } from '../../content/search/search-record'
import { HIERARCHY_LEVELS } from '../../content/search/search-record'
import type {
  LatePlace,
  PageEntry,
  PageTexts,
  SectionEntry,
  TextsFile,
  TitlesFile,
} from '../../search/index-payload'

/** Pages have H2 and H3. */
const DEEPEST_HEADING = 2

/**
 * Packs the records of the site into the two files of the embedded index.
 * @param records those of one page together, the page's own first
 */
export function indexFiles(
  records: readonly SearchRecord[],
  synonyms: readonly SynonymGroup[],
  stamp: string,
): { titles: TitlesFile; texts: TextsFile } {
  const pool = new TextPool()
  const pages = pagesOf(records).map((page) => packPage(page, pool))
  return {
    titles: { stamp, synonyms, pages: pages.map(({ entry }) => entry) },
    texts: { stamp, pool: pool.texts, pages: pages.map(({ texts }) => texts) },
  }
}

function packPage(records: readonly SearchRecord[], pool: TextPool) {
  const sections = sectionsOf(records)
  const entries = sections.map((section, index) => sectionEntry(section, index === 0))
  const late = entries.flatMap((entry, position): LatePlace[] =>
    isLate(entry) ? [[position, entry]] : [],
  )
  const texts: PageTexts = {
    late,
    texts: sections.map((section) =>
      section.flatMap(({ type, content }) =>
        type === 'content' && content !== null ? [pool.place(content)] : [],
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
  private readonly places = new Map<string, number>()

  place(text: string): number {
    const known = this.places.get(text)
    if (known !== undefined) return known
    this.places.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }
}

function pageEntry(records: readonly SearchRecord[], sections: readonly SectionEntry[]): PageEntry {
  const [first] = records
  if (first === undefined) throw new Error('search index: found a page without records')
  return {
    route: first.url,
    title: first.hierarchy.lvl0 ?? '',
    description: first.content ?? '',
    keywords: first.keywords.join(', '),
    product: first.product,
    rank: first.weight.page_rank,
    language: first.language,
    tag: first.docusaurus_tag,
    sections,
  }
}

function sectionEntry(records: readonly SearchRecord[], isPage: boolean): SectionEntry {
  const [first] = records
  const names = [...new Set(records.flatMap((record) => record.names))]
  const heading = first === undefined || isPage ? null : deepest(first)
  const shown = heading?.text ?? ''
  return [
    isPage ? 0 : (heading?.level ?? 1),
    first?.url.split('#')[1] ?? '',
    shown,
    names.filter((name) => !shown.includes(name)).join(' '),
  ]
}

function deepest({ hierarchy, type }: SearchRecord): { text: string; level: number } | null {
  const found = HIERARCHY_LEVELS.findLastIndex((level) => hierarchy[level] !== null)
  const level = HIERARCHY_LEVELS[found]
  const text = level === undefined ? null : hierarchy[level]
  if (found < 1 || text === null) return null
  return type === 'content' ? { text: '', level: found + 1 } : { text, level: found }
}

function pagesOf(records: readonly SearchRecord[]): SearchRecord[][] {
  return runsOf(records, ({ url }) => url.split('#')[0] ?? url)
}

/** The records of a page by place; a place that is left and entered again stays one. */
function sectionsOf(records: readonly SearchRecord[]): SearchRecord[][] {
  const sections = new Map<string, SearchRecord[]>()
  for (const record of records) {
    const section = sections.get(record.url) ?? []
    section.push(record)
    sections.set(record.url, section)
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
