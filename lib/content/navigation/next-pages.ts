import path from 'node:path'
import type { Page } from '../pages/page-map'
import type { Problem } from '../problem'
import { readText } from '../project-files'

const FIELD = /^next:/

/** Reports each `next` field that names a missing page, the page itself, a placeholder, or a draft. */
export function nextProblems(root: string, pages: readonly Page[]): Problem[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  return pages.flatMap(({ file, route, frontMatter: { next } }): Problem[] => {
    if (next === undefined) return []
    const target = byRoute.get(next)
    if (target?.frontMatter.status === undefined && target !== undefined && next !== route)
      return []
    const line =
      readText(path.join(root, file))
        .split('\n')
        .findIndex((text) => FIELD.test(text)) + 1
    const found = JSON.stringify(next)
    const expected =
      'the route of another page that is neither planned nor a draft, such as /docs/FTC/Formats'
    const advice = 'correct the route, or delete the field to link to the next page in the sidebar'
    return [{ severity: 'error', file, line, field: 'next', found, expected, advice }]
  })
}
