import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../pages/page-map'
import type { PageMapReading } from '../pages/read-page-map'
import { markdownFile } from '../pages/routes'
import type { Problem } from '../problem'

/** URLs of pages by the URLs they had before. */
export type Redirects = ReadonlyMap<string, string>

type Moved = Pick<Page, 'route' | 'file' | 'frontMatter'>

/** The routes of published pages by their old routes, and those of their Markdown copies. */
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
 * Old URLs that something else has. As none is the URL of a page, and all lead to pages, no redirect leads to another
 * one or in a circle.
 * @param root folder with `public/`
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
      const expected = `an address that nothing has (${owner} has it)`
      return [{ severity: 'error', file, field: `from[${index}]`, found: `"${old}"`, expected }]
    }),
  )
}
