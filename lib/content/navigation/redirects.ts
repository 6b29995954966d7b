import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../pages/page-map'
import type { PageMapReading } from '../pages/read-page-map'
import { markdownFile } from '../pages/routes'
import type { Problem } from '../problem'

/** Current URLs, keyed by old URL. */
export type Redirects = ReadonlyMap<string, string>

type Moved = Pick<Page, 'route' | 'file' | 'frontMatter'>

/** Maps the old routes of published pages, and the old URLs of their Markdown copies, to the current ones. */
export function redirectsOf(pages: readonly Moved[]): Redirects {
  const published = pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  return new Map(
    published.flatMap(({ route, frontMatter: { from = [], layout } }) =>
      from.flatMap((old): [string, string][] => [
        [old, route],
        ...(layout === 'app' ? [] : [[markdownFile(old), markdownFile(route)] as [string, string]]),
      ]),
    ),
  )
}

/**
 * Reports each old URL that a page, another redirect, or something in `public/` already uses. Redirects therefore
 * cannot chain or loop.
 */
export function redirectProblems(
  root: string,
  { pages, files }: Pick<PageMapReading, 'pages' | 'files'>,
): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ file, frontMatter }) =>
    (frontMatter.from ?? []).flatMap((old, index): Problem[] => {
      const inPublic = `public${old}`
      const owner =
        files.get(old) ??
        first.get(old) ??
        (existsSync(path.join(root, inPublic)) ? inPublic : undefined)
      first.set(old, file)
      if (owner === undefined) return []
      const expected = `an unused URL: ${owner} already uses this one`
      return [{ severity: 'error', file, field: `from[${index}]`, found: `"${old}"`, expected }]
    }),
  )
}
