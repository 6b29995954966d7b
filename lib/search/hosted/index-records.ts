import type { SynonymHit } from 'algoliasearch'
import type { SynonymGroup } from '../../content/search/read-synonyms'
import type { SearchRecord } from '../../content/search/search-record'
import { HIERARCHY_LEVELS } from '../../content/search/search-record'

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

/** A record as the provider takes it: with full addresses, so that it could be searched from elsewhere. */
export function hostedRecord(record: SearchRecord, siteUrl: (route: string) => string) {
  const [route = '/', anchor] = record.url.split('#')
  const url = siteUrl(route)
  return {
    ...record,
    url: anchor === undefined ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor: anchor ?? null,
    content: cut(record.content),
  }
}

/** Synonyms as the provider takes them. */
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
