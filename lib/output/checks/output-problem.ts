import { type Finding, formatProblem, type Problem } from '../../content/problem'
import type { ExportedPage } from '../pages/exported-pages'
import type { HtmlTag } from '../pages/html-tags'

/** A problem in an exported page. */
export type OutputFinding = Finding & Pick<HtmlTag, 'place'> & { readonly route: string }

export type ExportedSite = {
  readonly pages: readonly ExportedPage[]
  /** Every file below `out/`. */
  readonly files: ReadonlySet<string>
  /** Public URL without path. */
  readonly origin: string
  /** "" or "/help". */
  readonly basePath: string
}

/**
 * Turns findings into sorted warnings. A finding on several pages, such as a footer link, becomes one warning.
 * @param fileOf the source file of a route; undefined for pages in code
 */
export function warningsOf(
  findings: readonly OutputFinding[],
  fileOf: (route: string) => string | undefined,
): Problem[] {
  const routes = new Map<string, string[]>()
  for (const { route, ...finding } of findings) {
    const key = JSON.stringify(finding)
    routes.set(key, [...(routes.get(key) ?? []), route])
  }
  const problems = [...routes].map(([key, [route = '', ...others]]): Problem => {
    const { place, ...finding }: Omit<OutputFinding, 'route'> = JSON.parse(key)
    const found =
      others.length === 0 ? finding.found : `${finding.found} on ${others.length + 1} pages`
    const file = fileOf(route) ?? `page ${route}`
    return { severity: 'warning', file, ...place, ...finding, found }
  })
  return problems.sort((a, b) => (formatProblem(a) < formatProblem(b) ? -1 : 1))
}

/** The file that a URL points to; null if there is none, and no result at all for external URLs. */
export function fileOfUrl(
  { files, origin, basePath }: ExportedSite,
  route: string,
  href: string,
): { readonly file: string | null; readonly url: URL } | undefined {
  const from = `${origin}${basePath}${route}`
  if (!URL.canParse(href, from)) return { file: null, url: new URL(from) }
  const url = new URL(href, from)
  if (url.origin !== origin) return undefined
  const isInside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`)
  const below = isInside ? decode(url.pathname.slice(basePath.length)).replace(/^\//, '') : null
  if (below === null) return { file: null, url }
  const candidates = below === '' ? ['index.html'] : [below, `${below}.html`]
  return { file: candidates.find((file) => files.has(file)) ?? null, url }
}

/** Decodes part of a URL; returns malformed input unchanged. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
