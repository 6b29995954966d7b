import type { Section } from '../../compile/page/rehype-sections'
import type { Project } from '../../compile/project'
import type { Page } from '../../content/pages/page-map'
import { searchScopeOf } from '../../content/search/search-scope'
import { readSynonyms, type SynonymGroup } from '../../content/search/synonyms'
import type { SignedRow } from '../../content/symptoms/match-output'
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
  const index = searchIndex(searched, readSynonyms(project.root), indexedErrors(searched, known))
  return new Map([
    [INDEX_FILE, JSON.stringify(index)],
    [NAMES_FILE, JSON.stringify(namesOf(index))],
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

export function searchIndex(
  searched: readonly SearchedPage[],
  synonyms: readonly SynonymGroup[],
  errors: SearchIndex['errors'] = [],
): SearchIndex {
  const pages = searched.map(({ page, sections }) => {
    const indexed = sections.filter(({ isSearched }) => isSearched).map(indexedSection)
    return { ...page, sections: indexed }
  })
  return { synonyms, pages, errors }
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
    errors.set(key, [numbers, vague ? 1 : 0, near, ...signs])
  }
  return [...errors.values()]
}

/** The verb and the path of a method. */
const CALL = /^[A-Z]+ …/

/** A value of the form at the top of a guide, with its meaning: the commands below contain it. */
const FORM_VALUE = /^<[\w-]+> · /
/** Length from which code is searched by its words alone, because nobody types so much of it. */
const LONG_CODE = 120

function indexedSection({ id, level, title, names, passages }: Section): IndexedSection {
  const heading = title ?? ''
  const texts = passages.flatMap(({ text }) => (FORM_VALUE.test(text) ? [] : text))
  const isLong = (text: string) => text.length >= LONG_CODE && !isProse(text)
  const shown = texts.filter((text) => !isLong(text))
  const otherNames = names.filter((name) => !heading.includes(name))
  const words = texts.filter(isLong).flatMap(wordsOf)
  const others = new Map(words.map(({ token, written }) => [token, written]))
  const known = [heading, ...shown, ...otherNames].flatMap(wordsOf)
  for (const { token } of known) others.delete(token)
  const hidden = others.size > 0 ? [HIDDEN_MARK + [...others.values()].join(' ')] : []
  const searched = [...shown, ...hidden]
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
