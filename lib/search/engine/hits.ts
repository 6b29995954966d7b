import type { Hit } from '../hit'
import type { PageEntry } from '../index-payload'
import { type FindMatches, markMatches, snippetOf } from './highlight'
import type { ScoredSection } from './section-score'

export function hitOf(
  page: PageEntry,
  { section, isHeading, text }: ScoredSection,
  findMatches: FindMatches,
  snippetWords: number,
): Hit {
  const mark = (words: string) => markMatches(words, findMatches)
  const isPage = section.level === 0
  // A page found by its title is shown with its summary.
  const content = isPage && (isHeading || text === null) ? page.description : text
  const address = section.anchor === '' ? page.route : `${page.route}#${section.anchor}`
  return {
    id: address,
    address,
    page: { title: mark(page.title), product: page.product },
    headings: isPage ? [] : section.headings.filter((heading) => heading !== null).map(mark),
    snippet: content === null ? [] : snippetOf(content, findMatches, snippetWords),
  }
}
