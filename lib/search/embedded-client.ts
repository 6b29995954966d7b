import { loadPageList } from '../browser/page-list'
import { escapeHtml } from './escape-html'
import { matchPages } from './match-pages'
import { type Hit, type SearchClient, SearchError } from './search-client'

/** Searches the titles and summaries of pages, in the browser. */
export function createEmbeddedSearchClient(): SearchClient {
  return {
    async search({ query, page, hitsPerPage, product }) {
      const pages = await loadPageList().catch((cause: unknown) => {
        throw new SearchError('network', 'The list of pages did not load.', { cause })
      })
      const hits = matchPages(query, pages).map(toHit)
      const shown = hits.filter((hit) => product === null || hit.product === product)
      return {
        hits: shown.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
        total: shown.length,
        facets: { stream: count(hits, 'stream'), ftc: count(hits, 'ftc') },
        suggestions: [],
        queryId: null,
      }
    },
  }
}

function toHit({
  path,
  title,
  description,
}: {
  path: string
  title: string
  description: string
}): Hit {
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  const hierarchy = { lvl0: title, lvl1: title, ...none }
  const marked = { lvl0: escapeHtml(title), lvl1: escapeHtml(title), ...none }
  return {
    objectID: path,
    url: path,
    type: 'lvl1',
    hierarchy,
    content: description,
    product: path.startsWith('/docs/Stream')
      ? 'stream'
      : path.startsWith('/docs/FTC')
        ? 'ftc'
        : null,
    highlighted: { hierarchy: marked, content: escapeHtml(description) },
  }
}

function count(hits: readonly Hit[], product: 'stream' | 'ftc'): number {
  return hits.filter((hit) => hit.product === product).length
}
