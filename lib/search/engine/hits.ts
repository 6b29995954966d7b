import type { PageEntry } from '../index-payload'
import type { Hierarchy, Hit, SearchRequest } from '../search-client'
import { HIERARCHY_LEVELS } from '../search-client'
import { headingType, hierarchyOf } from '../search-record'
import { markMatches, snippetOf } from './highlight'
import type { FindMatches } from './matcher'
import type { ScoredSection } from './section-score'

/** Prints a found place as a hit. */
export function hitOf(
  page: PageEntry,
  { section, isHeading }: ScoredSection,
  findMatches: FindMatches,
  { snippetWords }: Pick<SearchRequest, 'snippetWords'>,
): Hit {
  const hierarchy = hierarchyOf(page.title, section.headings)
  const content =
    section.level === 0
      ? pageContent(page, section.texts, findMatches, isHeading)
      : bestText(section.texts, findMatches)
  const url = section.anchor === '' ? page.route : `${page.route}#${section.anchor}`
  const ownHeading = section.headings.at(-1) ?? null
  return {
    objectID: url,
    url,
    type: isHeading && ownHeading !== null ? headingType(section.level) : 'content',
    hierarchy,
    content,
    product: page.product,
    highlighted: {
      hierarchy: markHierarchy(hierarchy, findMatches),
      content: content === null ? null : snippetOf(content, findMatches, snippetWords),
    },
  }
}

/** The text that holds most words of the query, else the first. */
function bestText(texts: readonly string[], findMatches: FindMatches): string | null {
  let best: { text: string | null; value: number } = { text: texts[0] ?? null, value: 0 }
  for (const text of texts) {
    const matches = findMatches(text)
    const value = new Set(matches.map(({ unit }) => unit)).size
    if (value > best.value) best = { text, value }
  }
  return best.text
}

/** A page is shown with its summary, unless only its text holds the words. */
function pageContent(
  page: PageEntry,
  texts: readonly string[],
  findMatches: FindMatches,
  isHeading: boolean,
): string {
  return isHeading ? page.description : (bestText([page.description, ...texts], findMatches) ?? '')
}

function markHierarchy(hierarchy: Hierarchy, findMatches: FindMatches): Hierarchy {
  const marked = HIERARCHY_LEVELS.map((level) => {
    const text = hierarchy[level]
    return text === null ? null : markMatches(text, findMatches)
  })
  return hierarchyOf(marked[0] ?? '', marked.slice(1))
}
