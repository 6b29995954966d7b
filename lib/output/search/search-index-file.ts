import type { Section } from '../../compile/page/rehype-sections'
import type { Project } from '../../compile/project'
import { recordPageOf } from '../../content/search/record-page'
import type { RecordPage } from '../../content/search/search-record'
import { readSynonyms, type SynonymGroup } from '../../content/search/search-words'
import {
  type IndexedPage,
  type IndexedSection,
  packAnchor,
  type SearchIndex,
} from '../../search/search-index'

export type SearchedPage = {
  readonly page: RecordPage
  readonly sections: readonly Section[]
}

/** Ids of sections that search leaves out, because these sections only link to other pages. */
const LINK_SECTIONS: ReadonlySet<string> = new Set(['related-pages'])

export async function searchIndexFile(project: Project): Promise<string> {
  const pages = await readSearchedPages(project)
  return JSON.stringify(searchIndex(pages, readSynonyms(project.root)))
}

export function searchIndex(
  pages: readonly SearchedPage[],
  synonyms: readonly SynonymGroup[],
): SearchIndex {
  return { synonyms, pages: pages.map(indexedPage) }
}

function indexedPage({ page: { version: _, ...page }, sections }: SearchedPage): IndexedPage {
  const searched = sections.filter(({ id }) => !LINK_SECTIONS.has(id))
  return { ...page, sections: searched.map(indexedSection) }
}

function indexedSection({ id, level, title, names, passages }: Section): IndexedSection {
  const heading = title ?? ''
  const texts = passages.map(({ text }) => text)
  const otherNames = names.filter((name) => !heading.includes(name)).join(' ')
  return [level - 1, packAnchor(id, heading, texts[0] ?? ''), heading, otherNames, ...texts]
}

/** @returns the pages that search finds, sorted by route */
export async function readSearchedPages(project: Project): Promise<SearchedPage[]> {
  const { pages } = await project.pageMap()
  const searched: SearchedPage[] = []
  for (const found of pages.toSorted((a, b) => (a.route < b.route ? -1 : 1))) {
    const page = recordPageOf(found)
    if (page === null) continue
    const { sections, questions } = await project.page(found.file)
    searched.push({ page: { ...page, questions: [...page.questions, ...questions] }, sections })
  }
  return searched
}
