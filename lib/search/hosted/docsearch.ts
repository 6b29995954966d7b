import type { DocSearchTransformClient } from '@docsearch/react'
import { escapeHtml } from '../../content/html-entities'
import { withBasePath } from '../../content/settings/base-path'
import type { SearchState } from '../search-session'
import type { HitUrlOptions } from './provider-record'
import { type ProviderHit, parseMarked, readHostedResponse, readProviderResponse } from './response'

type Client = Pick<DocSearchTransformClient, 'search'>

export type DocSearchSession = {
  /** For DocSearch's `transformSearchClient`. */
  readonly transform: (client: DocSearchTransformClient) => DocSearchTransformClient
  readonly retry: () => void
  /** Forgets the query, when the reader has cleared it. */
  readonly reset: () => void
}

/**
 * Puts our client behind DocSearch and reports the progress of its search. A search that fails stays open until a retry
 * succeeds or the reader goes on typing: DocSearch itself shows an error for an instant, and leaves a rejected promise.
 */
export function createDocSearchSession(
  client: Client,
  urls: HitUrlOptions,
  onChange: (state: SearchState) => void,
): DocSearchSession {
  let latest = 0
  let retry = () => {}

  const search = async (parameters: Parameters<Client['search']>[0]): Promise<object> => {
    latest += 1
    const current = latest
    const change = (state: SearchState) => {
      if (current === latest) onChange(state)
    }
    change({ status: 'loading', results: null })
    try {
      const response = await client.search(parameters)
      const results = { ...readHostedResponse(response, urls), query: queryOf(parameters) }
      change({ status: 'done', results: { ...results, isPartial: false } })
      return docSearchResponse(response, urls)
    } catch {
      return new Promise((resolve) => {
        if (current !== latest) return
        retry = () => resolve(search(parameters))
        change({ status: 'failed', results: null })
      })
    }
  }

  return {
    transform: (own) => Object.assign({}, own, { search }),
    retry: () => retry(),
    reset: () => {
      latest += 1
      onChange({ status: 'idle', results: null })
    },
  }
}

/** The response with those hits only that may be linked, at their local URLs. */
export function docSearchResponse(response: unknown, urls: HitUrlOptions) {
  const { result, hits, total } = readProviderResponse(response, urls)
  return { results: [{ ...result, nbHits: total, hits: hits.map(docSearchHit) }] }
}

/** DocSearch renders the strings of a hit as HTML, all but the title of the page, which it renders as plain text. */
function docSearchHit({ value, localUrl: url, title }: ProviderHit) {
  const { hierarchy, ...hit }: { readonly hierarchy?: unknown } = Object(escapeAll(value))
  return {
    ...hit,
    hierarchy: { ...Object(hierarchy), lvl0: title },
    // It is there for the title only, which needs no marks.
    _highlightResult: undefined,
    url: withBasePath(url),
  }
}

/** Makes every string in a value safe as HTML: only marks remain elements. */
function escapeAll(value: unknown): unknown {
  if (typeof value === 'string')
    return parseMarked(value)
      .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
      .join('')
  if (Array.isArray(value)) return value.map(escapeAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, escapeAll(item)]))
}

function queryOf(parameters: unknown): string {
  const requests: unknown = Reflect.get(Object(parameters), 'requests')
  const query: unknown = Array.isArray(requests)
    ? Reflect.get(Object(requests[0]), 'query')
    : undefined
  return typeof query === 'string' ? query : ''
}
