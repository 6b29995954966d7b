import type { Hierarchy } from '../../content/search/search-record'
import { HIERARCHY_LEVELS, headingType, hierarchyOf } from '../../content/search/search-record'
import type { PageEntry } from '../index-payload'
import type { Hit, SearchRequest } from '../search-client'
import { markMatches, snippetOf } from './highlight'
import type { FindMatches } from './matcher'
import type { ScoredSection } from './section-score'

/** Prints a found place as a hit. */
export function hitOf(
  page: PageEntry,
  { section, isHeading, text }: ScoredSection,
  findMatches: FindMatches,
  { snippetWords }: Pick<SearchRequest, 'snippetWords'>,
): Hit {
  const hierarchy = hierarchyOf(page.title, section.headings)
  // A page found by its title is shown with its summary.
  const content = section.level === 0 && (isHeading || text === null) ? page.description : text
  const url = section.anchor === '' ? page.route : `${page.route}#${section.anchor}`
  const hasHeading = section.headings.at(-1) !== null
  return {
    objectID: url,
    url,
    type: isHeading && hasHeading ? headingType(section.level) : 'content',
    hierarchy,
    content,
    product: page.product,
    highlighted: {
      hierarchy: markHierarchy(hierarchy, findMatches),
      content: content === null ? null : snippetOf(content, findMatches, snippetWords),
    },
  }
}

function markHierarchy(hierarchy: Hierarchy, findMatches: FindMatches): Hierarchy {
  const marked = HIERARCHY_LEVELS.map((level) => {
    const text = hierarchy[level]
    return text === null ? null : markMatches(text, findMatches)
  })
  return hierarchyOf(marked[0] ?? '', marked.slice(1))
}
