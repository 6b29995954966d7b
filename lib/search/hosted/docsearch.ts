import type { DocSearchTransformClient } from '@docsearch/react'
import { escapeHtml } from '../../content/html-entities'
import { withBasePath } from '../../content/settings/base-path'
import type { SearchState } from '../search-session'
import { type ProviderHit, parseMarked, readHostedAnswer, readProviderAnswer } from './answer'
import type { HitAddressOptions } from './provider-record'

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
  addresses: HitAddressOptions,
  onChange: (state: SearchState) => void,
): DocSearchSession {
  let turn = 0
  let retry = () => {}

  const search = async (parameters: Parameters<Client['search']>[0]): Promise<object> => {
    turn += 1
    const current = turn
    const change = (state: SearchState) => {
      if (current === turn) onChange(state)
    }
    change({ status: 'loading', results: null })
    try {
      const answer = await client.search(parameters)
      const results = { ...readHostedAnswer(answer, addresses), query: queryOf(parameters) }
      change({ status: 'done', results: { ...results, isPartial: false } })
      return docSearchAnswer(answer, addresses)
    } catch {
      return new Promise((resolve) => {
        if (current !== turn) return
        retry = () => resolve(search(parameters))
        change({ status: 'failed', results: null })
      })
    }
  }

  return {
    transform: (own) => Object.assign({}, own, { search }),
    retry: () => retry(),
    reset: () => {
      turn += 1
      onChange({ status: 'idle', results: null })
    },
  }
}

/** The answer with those hits only that may be linked, at their local addresses. */
export function docSearchAnswer(answer: unknown, addresses: HitAddressOptions) {
  const { result, hits, total } = readProviderAnswer(answer, addresses)
  return { results: [{ ...result, nbHits: total, hits: hits.map(docSearchHit) }] }
}

/** DocSearch renders the strings of a hit as HTML, all but the title of the page, which it renders as plain text. */
function docSearchHit({ value, address, title }: ProviderHit) {
  const { hierarchy, ...hit }: { readonly hierarchy?: unknown } = Object(escapeAll(value))
  return {
    ...hit,
    hierarchy: { ...Object(hierarchy), lvl0: title },
    // It is there for the title only, which needs no marks.
    _highlightResult: undefined,
    url: withBasePath(address),
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
