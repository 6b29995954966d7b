import type { SynonymHit } from 'algoliasearch'
import type { SearchRecord } from '../../content/search/search-record'
import type { SynonymGroup } from '../../content/search/search-words'
import { HIERARCHY_LEVELS } from './provider-record'

/** Largest record the provider takes on every plan, in bytes; names and headings need a part of it. */
const LARGEST_CONTENT = 8_000

/** How the hosted index finds and ranks: titles before headings before text, the kind of page among equals. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    ...HIERARCHY_LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'unordered(names)',
    'unordered(keywords)',
    'content',
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'product'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'product'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  attributeForDistinct: 'url',
  distinct: 1,
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional' as const,
  separatorsToIndex: '_',
  camelCaseAttributes: [
    ...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`),
    'content',
    'names',
  ],
}

/**
 * Records as the provider takes them: with full URLs, so that they could be searched from elsewhere, and with ids that
 * stay the same as long as their page does.
 */
export function hostedRecords(
  records: readonly SearchRecord[],
  siteUrl: (route: string) => string,
) {
  const counts = new Map<string, number>()
  const next = (key: string) => {
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count
  }
  return records.map((record) => {
    const { page, anchor, headings, isHeading, text, names } = record
    const id = withAnchor(page.route, anchor)
    const repeated = next(id)
    const url = siteUrl(page.route)
    return {
      objectID: repeated === 0 ? id : `${id}~${repeated}`,
      url: withAnchor(url, anchor),
      url_without_anchor: url,
      anchor: anchor || null,
      ...levelsOf(record),
      content: cut(text),
      names,
      keywords: isHeading && anchor === '' ? [...page.keywords, ...page.questions] : [],
      language: page.language,
      version: page.version,
      docusaurus_tag: page.tag,
      product: page.product,
      weight: {
        page_rank: page.rank,
        level: isHeading ? 100 - 10 * headings.length : 0,
        position: next(`positions of ${page.route}`),
      },
    }
  })
}

/** The page itself has its title as lvl1 too: the provider's views print no lvl0. */
function levelsOf({ page, headings, isHeading }: SearchRecord) {
  const isPage = isHeading && headings.length === 0
  const levels = [page.title, ...(isPage ? [page.title] : headings)]
  const hierarchy = Object.fromEntries(
    HIERARCHY_LEVELS.map((level, index) => [level, levels[index] ?? null]),
  )
  const deepest = HIERARCHY_LEVELS[Math.min(levels.length, HIERARCHY_LEVELS.length) - 1]
  return { type: isHeading ? deepest : 'content', hierarchy }
}

function withAnchor(url: string, anchor: string): string {
  return anchor === '' ? url : `${url}#${anchor}`
}

export function hostedSynonyms(groups: readonly SynonymGroup[]): SynonymHit[] {
  return groups.flatMap<SynonymHit>(({ words, from }, index) => {
    if (from === undefined)
      return [{ objectID: `synonym-${index}`, type: 'synonym', synonyms: [...words] }]
    return from.map((input, position) => ({
      objectID: `synonym-${index}-${position}`,
      type: 'oneWaySynonym',
      input,
      synonyms: words.filter((word) => word !== input),
    }))
  })
}

function cut(content: string | null): string | null {
  if (content === null || new TextEncoder().encode(content).length <= LARGEST_CONTENT)
    return content
  const bytes = new TextEncoder().encode(content).slice(0, LARGEST_CONTENT)
  return `${new TextDecoder()
    .decode(bytes)
    .replace(/\uFFFD?\S*$/, '')
    .trimEnd()} …`
}
