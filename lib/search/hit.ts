import type { Product } from '../content/search/search-record'
import { withBasePath } from '../content/settings/base-path'

export type TextPart = { readonly text: string; readonly isMatch: boolean }

/** Pieces of plain text, never markup, in reading order. */
export type MarkedText = readonly TextPart[]

export type Hit = {
  /** Unique among the hits of a query. */
  readonly id: string
  /** Path with anchor, without base path; or the full URL of an external page. */
  readonly url: string
  readonly page: { readonly title: MarkedText; readonly product: Product | null }
  /** Headings from the H2 down to the section; empty if the hit is the page itself. */
  readonly headings: readonly MarkedText[]
  /** Excerpt of the text, around its matches if it has any; empty if the section has no text. */
  readonly snippet: MarkedText
}

export type HitGroup = {
  /** Without an anchor. */
  readonly url: string
  readonly page: Hit['page']
  readonly hits: readonly Hit[]
}

export function groupHits(hits: readonly Hit[]): readonly HitGroup[] {
  const groups = new Map<string, HitGroup & { readonly hits: Hit[] }>()
  for (const hit of hits) {
    const url = hit.url.split('#')[0] ?? hit.url
    const group = groups.get(url) ?? { url, page: hit.page, hits: [] }
    group.hits.push(hit)
    groups.set(url, group)
  }
  return [...groups.values()]
}

export function plainText(text: MarkedText): string {
  return text.map((part) => part.text).join('')
}

/** `rel` is set only if the hit is on another site. */
export function linkTo(url: string) {
  const end = url.search(/[?#]|$/)
  const href = withBasePath(url.slice(0, end)) + url.slice(end)
  return { href, rel: url.startsWith('/') ? undefined : 'noopener' }
}
