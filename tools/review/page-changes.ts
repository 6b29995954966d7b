import type { PageState, SiteState } from './site-state'

/** A page that readers see differently. */
export type PageChange = {
  readonly route: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before: PageState | null
  readonly after: PageState | null
  /** Addresses that only one of the two links to. */
  readonly links: { readonly added: readonly string[]; readonly removed: readonly string[] }
  /** Links that lead nowhere since. */
  readonly broken: readonly string[]
}

/** The pages whose article differs, sorted by route. */
export function pageChanges(
  { pages: old }: Pick<SiteState, 'pages'>,
  { pages: current }: Pick<SiteState, 'pages'>,
): PageChange[] {
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((route) => {
    const before = old.get(route) ?? null
    const after = current.get(route) ?? null
    const broken = missingIn(before?.broken, after?.broken)
    if (before?.article === after?.article && broken.length === 0) return []
    const linksBefore = linksIn(before)
    const linksAfter = linksIn(after)
    return {
      route,
      kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
      before,
      after,
      links: {
        added: missingIn(linksBefore, linksAfter),
        removed: missingIn(linksAfter, linksBefore),
      },
      broken,
    }
  })
}

function linksIn(page: PageState | null): string[] {
  const found = page?.article.matchAll(/<a\b[^>]* href="([^"]*)"/g) ?? []
  return [...new Set(Array.from(found, ([, address = '']) => address))]
}

function missingIn(known: readonly string[] = [], all: readonly string[] = []): string[] {
  return all.filter((one) => !known.includes(one))
}
