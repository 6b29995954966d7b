import { type Finding, formatProblem, type Problem } from '../../content/problem'
import type { ExportedPage, HtmlTag } from '../pages/exported-pages'

export type OutputFinding = Finding & Pick<HtmlTag, 'place'> & { readonly route: string }

export type ExportedSite = {
  readonly pages: readonly ExportedPage[]
  /** Paths of the site's files, relative to `out/`. */
  readonly files: ReadonlySet<string>
  /** Public URL without its path, such as "https://docs.example.com". */
  readonly origin: string
  /** Path that the site is served under, such as "/help"; "" for the root. */
  readonly basePath: string
}

/**
 * Returns sorted warnings. If several pages have the same finding, such as a broken link in the footer, the finding
 * becomes one warning.
 * @param fileOf returns the source file of a route; undefined for a page that is written in code
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

/** Returns undefined for a URL outside the site's origin. `file` is null if the URL is invalid or points to no file. */
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

export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
