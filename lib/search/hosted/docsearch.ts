import type { DocSearchTransformClient } from '@docsearch/react'
import { escapeMarkup } from '../../content/html-entities'
import { withBasePath } from '../../content/settings/base-path'
import type { Hit } from '../search-client'
import { HIERARCHY_LEVELS, type ProviderHit, parseMarked, readProviderResponse } from './response'

type Client = Pick<DocSearchTransformClient, 'search'>
type Query = Parameters<Client['search']>[0]

/** `none` if there is no query, and while a search is running. */
export type DocSearchProgress =
  | { readonly status: 'none' }
  | Readonly<{ status: 'failed'; isRepeated: boolean; retry: () => void }>
  | Readonly<{ status: 'done'; query: string; hits: readonly Hit[]; total: number }>

export const NO_PROGRESS: DocSearchProgress = { status: 'none' }

/**
 * A client for `transformSearchClient`. A failed search settles only after a successful retry, and an outdated one
 * never, because DocSearch would show that nothing was found, or the outdated count.
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
      return current === latest
    }
  }

  const search = async (parameters: Query, isRepeated: boolean): Promise<object> => {
    const report = begin()
    const never = new Promise<never>(() => undefined)
    try {
      const { result, hits, total } = readProviderResponse(await client.search(parameters))
      const query = queryOf(parameters)
      if (!report({ status: 'done', query, hits: hits.map(({ hit }) => hit), total })) return never
      return { results: [{ ...result, nbHits: total, hits: hits.map(docSearchHit) }] }
    } catch {
      return new Promise((resolve) => {
        const retry = () => resolve(search(parameters, true))
        report({ status: 'failed', isRepeated, retry })
      })
    }
  }
  const transform = (original: DocSearchTransformClient): DocSearchTransformClient =>
    Object.assign({}, original, { search: (parameters: Query) => search(parameters, false) })
  return { transform, forget: begin }
}

/**
 * Escapes a hit's strings, which DocSearch renders as HTML, except lvl0, by which it groups hits and which becomes the
 * page title. A hit without the text of its type would be an empty row: it gets the type of its deepest heading.
 */
function docSearchHit({ value, title, hit }: ProviderHit) {
  type Escaped = Readonly<Record<'hierarchy' | 'type' | 'content', unknown>>
  const { hierarchy, ...escaped }: Escaped = Object(escapeAll(value))
  const texts = { ...Object(hierarchy), content: escaped.content }
  const types = [escaped.type, ...HIERARCHY_LEVELS.slice(1).toReversed()].map(String)
  return {
    ...escaped,
    type: types.find((type) => type !== 'lvl0' && texts[type]),
    hierarchy: { ...Object(hierarchy), lvl0: title },
    // DocSearch would prefer the lvl0 in this field to the lvl0 in `hierarchy`.
    _highlightResult: undefined,
    url: withBasePath(hit.url),
  }
}

/** Makes every string in a value safe to render as HTML: only `<mark>` elements remain. */
function escapeAll(value: unknown): unknown {
  if (typeof value === 'string') {
    const parts = parseMarked(value).map(({ text, isMatch }) => {
      const safe = escapeMarkup(text)
      return isMatch ? `<mark>${safe}</mark>` : safe
    })
    return parts.join('')
  }
  if (Array.isArray(value)) return value.map(escapeAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, escapeAll(item)]))
}

function queryOf(parameters: object): string {
  const [request] = 'requests' in parameters ? Object(parameters.requests) : []
  return String(Object(request).query ?? '')
}
