import type { DocSearchTransformClient } from '@docsearch/react'
import { escapeMarkup } from '../../content/html-entities'
import { isRecord, parseJson } from '../../content/json'
import { withBasePath } from '../../content/settings/base-path'
import { type Hit, isSafe } from '../search-client'
import { type ProviderHit, parseMarked, readProviderResponse } from './response'

type Client = Pick<DocSearchTransformClient, 'search'>

export type DocSearchResults = {
  readonly query: string
  readonly hits: readonly Hit[]
  readonly total: number
}

/** `none` if there is no query, and while a search is running. */
export type DocSearchProgress =
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | ({ readonly status: 'done' } & DocSearchResults)

export const NO_PROGRESS: DocSearchProgress = { status: 'none' }

/**
 * Creates a client for DocSearch's `transformSearchClient`. The promise of a failed search settles only after a
 * successful retry, because DocSearch would replace an error with a message that nothing was found.
 * @returns `transform`, the value for `transformSearchClient`; `forget`, to call when the reader has cleared the query
 */
export function docSearchClient(client: Client, onProgress: (next: DocSearchProgress) => void) {
  let latest = 0
  const begin = () => {
    latest += 1
    const current = latest
    onProgress(NO_PROGRESS)
    return (next: DocSearchProgress) => {
      if (current === latest) onProgress(next)
    }
  }

  const search = async (parameters: Parameters<Client['search']>[0]): Promise<object> => {
    const report = begin()
    try {
      const { result, hits, total } = readProviderResponse(await client.search(parameters))
      const query = queryOf(parameters)
      report({ status: 'done', query, hits: hits.map(({ hit }) => hit), total })
      return { results: [{ ...result, nbHits: total, hits: hits.map(docSearchHit) }] }
    } catch {
      return new Promise((resolve) =>
        report({ status: 'failed', retry: () => resolve(search(parameters)) }),
      )
    }
  }
  const transform = (original: DocSearchTransformClient): DocSearchTransformClient =>
    Object.assign({}, original, { search })
  return { transform, forget: begin }
}

/**
 * Escapes a hit's strings, because DocSearch renders them as HTML. Sets lvl0 to the page title, unescaped, because
 * DocSearch groups hits by lvl0 and renders lvl0 as text.
 */
function docSearchHit({ value, title, hit }: ProviderHit) {
  const { hierarchy, ...escaped }: { readonly hierarchy?: unknown } = Object(escapeAll(value))
  return {
    ...escaped,
    hierarchy: { ...Object(hierarchy), lvl0: title },
    // DocSearch would prefer the lvl0 in this field to the lvl0 in `hierarchy`.
    _highlightResult: undefined,
    url: withBasePath(hit.url),
  }
}

/** Makes every string in a value safe to render as HTML: only `<mark>` elements remain. */
function escapeAll(value: unknown): unknown {
  if (typeof value === 'string')
    return parseMarked(value)
      .map(({ text, isMatch }) =>
        isMatch ? `<mark>${escapeMarkup(text)}</mark>` : escapeMarkup(text),
      )
      .join('')
  if (Array.isArray(value)) return value.map(escapeAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, escapeAll(item)]))
}

function queryOf(parameters: object): string {
  const [request] = 'requests' in parameters ? Object(parameters.requests) : []
  return String(Object(request).query ?? '')
}

/** Keys under which DocSearch stores searches on this device, without the index name that it appends. */
export const DOCSEARCH_KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__']

/**
 * Parses the searches that DocSearch has stored. Other scripts on the same origin can change them, and DocSearch would
 * render any string as HTML and follow any URL.
 * @returns the safe entries; null if the text is not a list
 */
export function parseDocSearchList(text: string): readonly unknown[] | null {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isSafeEntry) : null
}

function isSafeEntry(value: unknown): boolean {
  return isRecord(value) && typeof value.url === 'string' && isSafe(value.url) && isPlain(value)
}

/** Whether the strings in a value contain no `<` except in the `<mark>` and `</mark>` tags from docsearch.ts. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !value.replace(/<\/?mark>/g, '').includes('<')
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain)
}
