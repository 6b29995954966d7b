import { asProduct, type Product } from '../../content/search/search-record'
import type { Hit, MarkedText } from '../hit'
import { SearchError, type SearchResponse } from '../search-client'
import { HEADING_LEVELS, type HitUrlOptions, hitUrl } from './provider-record'

/** A hit of the provider that may be shown: it has a page, and a URL readers may be sent to. */
export type ProviderHit = {
  readonly value: object
  readonly localUrl: string
  readonly title: string
}

/**
 * Reads the provider's response (§7): `results[0]` with its hits and their number. Hits without a page, or that must
 * not be linked, are left out.
 * @throws SearchError when the response has another shape
 */
export function readProviderResponse(response: unknown, urls: HitUrlOptions) {
  const results = property(response, 'results')
  const [result, counted]: readonly unknown[] = Array.isArray(results) ? results : []
  const given = property(result, 'hits')
  if (!Array.isArray(given))
    throw new SearchError('protocol', 'hosted search: the answer has no results[0].hits')
  const hits = given.map((hit) => readHit(hit, urls)).filter((hit) => hit !== null)
  const total = property(result, 'nbHits')
  const isCount = typeof total === 'number' && total >= hits.length && hits.length > 0
  return { result: Object(result), counted, hits, total: isCount ? total : hits.length }
}

/** The response for our own views. */
export function readHostedResponse(response: unknown, urls: HitUrlOptions): SearchResponse {
  const { result, counted, hits, total } = readProviderResponse(response, urls)
  const counts = property(property(counted ?? result, 'facets'), 'product')
  const countOf = (product: Product) => Number(property(counts, product)) || 0
  return {
    hits: hits.map(hitOf),
    total,
    facets: { stream: countOf('stream'), ftc: countOf('ftc') },
    suggestions: [],
  }
}

function readHit(value: unknown, urls: HitUrlOptions): ProviderHit | null {
  const url = stringOf(property(value, 'url'))
  const title = stringOf(property(property(value, 'hierarchy'), 'lvl0'))
  const localUrl = url === null ? null : hitUrl(url, urls)
  if (localUrl === null || title === null) return null
  return { value: Object(value), localUrl, title }
}

function hitOf({ value, localUrl, title }: ProviderHit): Hit {
  const levels = property(value, 'hierarchy')
  const marked = property(property(value, '_highlightResult'), 'hierarchy')
  const level = (name: string) =>
    stringOf(property(property(marked, name), 'value')) ?? stringOf(property(levels, name))
  const snippet = property(property(property(value, '_snippetResult'), 'content'), 'value')
  const headings = HEADING_LEVELS.flatMap((name) => level(name) ?? [])
  return {
    id: stringOf(property(value, 'objectID')) ?? localUrl,
    url: localUrl,
    page: {
      title: parseMarked(level('lvl0') ?? title),
      product: asProduct(property(value, 'product')),
    },
    headings: localUrl.includes('#') ? headings.map(parseMarked) : [],
    snippet: parseMarked(stringOf(snippet) ?? stringOf(property(value, 'content')) ?? ''),
  }
}

/** The pieces of a string from the provider: pairs of `<mark>` and `</mark>` enclose matches, all else is text. */
export function parseMarked(text: string): MarkedText {
  return text
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece) => {
      const inner = /^<mark>(.*)<\/mark>$/s.exec(piece)?.[1]
      return { text: inner ?? piece, isMatch: inner !== undefined }
    })
    .filter((part) => part.text !== '')
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function stringOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
