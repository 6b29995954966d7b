import { SEARCHED_TAGS } from '../../content/search/record-page'
import { siteConfig } from '../../content/settings/site-config'
import type { SearchRequest } from '../search-client'
import { HIERARCHY_LEVELS } from './response'

const HIERARCHY_ATTRIBUTES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`)

/** The payload of a search (§7). If a product is chosen, a second request counts the hits for each product. */
export function hostedRequests(request: SearchRequest, indexName: string) {
  const { query, page, hitsPerPage, snippetWords, product } = request
  const scope = contextualFilters()
  const common = { indexName, query, facets: ['product'], clickAnalytics: false }
  const found = {
    ...common,
    page,
    hitsPerPage,
    attributesToRetrieve: [...HIERARCHY_ATTRIBUTES, 'content', 'type', 'url', 'product'],
    attributesToSnippet: [...HIERARCHY_ATTRIBUTES.slice(1), 'content'].map(
      (attribute) => `${attribute}:${snippetWords}`,
    ),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: product === null ? scope : [...scope, `product:${product}`],
  }
  return {
    requests:
      product === null ? [found] : [found, { ...common, hitsPerPage: 0, facetFilters: scope }],
  }
}

/** Filters for the site's default language and current docs version (§5); none if contextual search is off. */
export function contextualFilters(): (string | string[])[] {
  if (!siteConfig.search.contextualSearch) return []
  return [
    `language:${siteConfig.i18n.defaultLocale}`,
    SEARCHED_TAGS.map((tag) => `docusaurus_tag:${tag}`),
  ]
}
