import { createHash } from 'node:crypto'
import type { Section } from '../../compile/page/rehype-sections'
import type { Project } from '../../compile/project'
import type { Page } from '../../content/pages/page-map'
import { searchScopeOf } from '../../content/search/search-scope'
import { SYNONYMS_FILE, synonymsSchema } from '../../content/search/synonyms'
import type { SignedRow } from '../../content/symptoms/match-output'
import { readFacts } from '../../content/yaml'
import { isProse } from '../../search/engine/hits'
import { wordsOf } from '../../search/engine/tokenize'
import {
  HIDDEN_MARK,
  INDEX_FILE,
  type IndexedError,
  type IndexedPage,
  type IndexedSection,
  NAMES_FILE,
  packAnchor,
  type SearchIndex,
  type SearchText,
} from '../../search/search-index'

export type SearchedPage = {
  readonly page: Omit<IndexedPage, 'sections'>
  readonly sections: readonly Section[]
}

const RANKS = { page: 100, aside: 60, list: 30 } as const

/** Keyword for pages with a form for the reader's values. */
const FILL_IN = 'fill in your values'

export async function searchIndexFiles(
  project: Project,
  known: readonly SignedRow[],
): Promise<Map<string, string>> {
  const searched = await readSearchedPages(project)
  const synonyms = readFacts(project.root, SYNONYMS_FILE, synonymsSchema)
  const errors = indexedErrors(searched, known)
  const index = { synonyms, pages: indexedPages(searched), errors }
  const release = createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 8)
  const sections = index.pages.map((page) => page.sections)
  const text: SearchText = { release, errors: index.errors, sections }
  return new Map([
    [NAMES_FILE, JSON.stringify({ release, ...namesOf(index) })],
    [INDEX_FILE, JSON.stringify(text)],
  ])
}

/** Number of pages from which a heading, such as Parameters, names none of them. */
const SHARED_BY = 8

/** The pages and the H2 that name them, without the text below: a thirteenth of the index. */
function namesOf({ synonyms, pages }: SearchIndex): SearchIndex {
  const headings = pages.flatMap(({ sections }) => [...new Set(sections.map(([, , name]) => name))])
  const counts = new Map<string, number>()
  for (const name of headings) counts.set(name, 1 + (counts.get(name) ?? 0))
  const isName = (heading: string) => heading !== '' && (counts.get(heading) ?? 0) < SHARED_BY
  const withoutText = (sections: readonly IndexedSection[]) =>
    sections.flatMap(([level, anchor, heading]): IndexedSection[] =>
      level === 0 || (level === 1 && isName(heading)) ? [[level, anchor, heading, '']] : [],
    )
  const names = pages.map((page) => ({ ...page, sections: withoutText(page.sections) }))
  return { synonyms, pages: names, errors: [] }
}

export function indexedPages(searched: readonly SearchedPage[]): readonly IndexedPage[] {
  return searched.map(({ page, sections }) => {
    const indexed = sections.filter(({ isSearched }) => isSearched)
    const onPage = new Set(indexed.flatMap(shownTexts).flatMap(tokensOf))
    return { ...page, sections: indexed.map((section) => indexedSection(section, onPage)) }
  })
}

/** Known outputs with their sections in search, without a method's own statuses, which need the call in the query. */
function indexedErrors(
  searched: readonly SearchedPage[],
  known: readonly SignedRow[],
): IndexedError[] {
  const places = searched.flatMap(({ page, sections }) =>
    sections.filter(({ isSearched }) => isSearched).map(({ id }) => ({ page, id })),
  )
  const errors = new Map<string, IndexedError>()
  for (const { url, product, vague, near, signs } of known) {
    const [route, anchor] = url.split('#')
    const isRow = (index: number) =>
      places[index]?.id === anchor && places[index]?.page.product === product
    const rows = places.flatMap((_, index) => (isRow(index) ? index : []))
    const row = rows.find((index) => places[index]?.page.route === route) ?? rows[0]
    if (row === undefined || near.some((text) => CALL.test(text))) continue
    const key = JSON.stringify([vague, near, signs])
    const numbers = [...(errors.get(key)?.[0] ?? []), row]
    errors.set(key, [numbers, vague ? 1 : 0, near.map(wordsOfSign), ...signs.map(wordsOfSign)])
  }
  return [...errors.values()]
}

/** What `matchOutput` reads of a sign: words, gaps, and the underscores of a name. */
const wordsOfSign = (sign: string) => sign.toLowerCase().replace(/[^\p{L}\p{N}_…]+/gu, ' ')

/** The verb and the path of a method. */
const CALL = /^[A-Z]+ …/

/** A value of the form at the top of a guide, with its meaning: the commands below contain it. */
const FORM_VALUE = /^<[\w-]+> · /
/** Length from which code is searched by its words alone, because nobody types so much of it. */
const LONG_CODE = 120
/** Words of long code that readers type: words with three letters in a row, and ports. Nobody types hashes. */
const TYPED = /^(?!.*(?:[a-z]+\d+){2}).*[a-z]{3}|^\d{4,5}$/i

const isLong = (text: string) => text.length >= LONG_CODE && !isProse(text)
const tokensOf = (text: string) => wordsOf(text).map(({ token }) => token)

/** The heading first. */
function shownTexts({ title, passages }: Section): string[] {
  const texts = passages.map(({ text }) => text)
  return [title ?? '', ...texts.filter((text) => !FORM_VALUE.test(text) && !isLong(text))]
}

/** Leaves out names that the text has, and words of long code that the page has: no query needs them twice. */
function indexedSection(section: Section, onPage: ReadonlySet<string>): IndexedSection {
  const { id, level, names, passages } = section
  const [heading = '', ...shown] = shownTexts(section)
  const own = new Set([heading, ...shown].flatMap(tokensOf))
  const otherNames = names.filter((name) => tokensOf(name).some((token) => !own.has(token)))
  const words = passages.flatMap(({ text }) => (isLong(text) ? wordsOf(text) : []))
  const others = words.filter(({ token, written }) => TYPED.test(written) && !onPage.has(token))
  const hidden = [...new Map(others.map(({ token, written }) => [token, written])).values()]
  const searched = hidden.length > 0 ? [...shown, HIDDEN_MARK + hidden.join(' ')] : shown
  const anchor = packAnchor(id, heading, searched[0] ?? '')
  return [level - 1, anchor, heading, otherNames.join(' '), ...searched]
}

/** @returns the pages that search finds, sorted by route */
export async function readSearchedPages(project: Project): Promise<SearchedPage[]> {
  const { pages } = await project.pageMap()
  const searched: SearchedPage[] = []
  for (const found of pages.toSorted((a, b) => (a.route < b.route ? -1 : 1))) {
    const { file, route, frontMatter } = found
    const scope = searchScopeOf(route, frontMatter)
    if (scope === null) continue
    const { sections, questions } = await project.page(file)
    const { title, description, keywords = [], placeholders } = frontMatter
    const page = {
      route,
      title,
      description,
      keywords: placeholders === undefined ? keywords : [...keywords, FILL_IN],
      questions: [...(frontMatter.questions ?? []), ...questions],
      product: scope.product,
      rank: pageRank(found),
    }
    searched.push({ page, sections })
  }
  return searched
}

/** Index pages and release notes rank low, because they mention much but explain little. */
function pageRank({ file, route, sidebar, frontMatter }: Page): number {
  const isList = file.endsWith('/index.mdx') || route.includes('/Release_Notes/')
  if (frontMatter.status === 'placeholder' || isList) return RANKS.list
  return sidebar === null ? RANKS.aside : RANKS.page
}
