import { existsSync } from 'node:fs'
import path from 'node:path'
import { methodRoute, typeRoute } from '../api/anchors'
import { methodFile, typeFile } from '../api/api-files'
import { readStreamApi } from '../api/read-stream-api'
import type { Page } from '../pages/page-map'
import type { Problem } from '../problem'
import { readText } from '../project-files'

type Url = Pick<Page, 'route' | 'file'>

/** A page that must show one file of the data. */
type Pair = { readonly route: string; readonly data: string; readonly tag: string }

/** Checks the data of the API, and that each method and type has its page and each such page its data. */
export function checkApiPages(root: string, pages: readonly Url[]): readonly Problem[] {
  if (!existsSync(path.join(root, 'data/stream-api'))) return []
  const { api, errors } = readStreamApi(root)
  if (api === null) return errors
  const pairs: Pair[] = [
    ...api.methods.map(({ name }) => ({
      route: methodRoute(name),
      data: methodFile(name),
      tag: `<ApiMethod name="${name}" />`,
    })),
    ...[...api.types.values()].map(({ name, kind }) => ({
      route: typeRoute(name),
      data: typeFile(name),
      tag: kind === 'event' ? '<EventAttributes />' : `<ApiType name="${name}" />`,
    })),
  ]
  return [
    ...pairs.flatMap((pair) => pageProblems(root, pair, pages)),
    ...pages.flatMap((page) => strayProblems(page, pairs)),
  ]
}

function pageProblems(root: string, { route, data, tag }: Pair, pages: readonly Url[]): Problem[] {
  const page = pages.find((one) => one.route === route)
  if (page === undefined) {
    const expected = `pages${route}.mdx with ${tag}`
    return [{ severity: 'error', file: data, field: 'page', found: 'none', expected }]
  }
  const source = readText(path.join(root, page.file))
  if (source.includes(tag)) return []
  return [{ severity: 'error', file: page.file, field: 'body', found: `no ${tag}`, expected: 'it' }]
}

/** A page where methods or types are, that is none. */
function strayProblems({ route, file }: Url, pairs: readonly Pair[]): Problem[] {
  const isBelow = [methodRoute(''), typeRoute('')].some(
    (folder) => route.startsWith(folder) && route.length > folder.length,
  )
  if (!isBelow || pairs.some((pair) => pair.route === route)) return []
  const name = route.split('/').at(-1) ?? ''
  const data = route.startsWith(methodRoute('')) ? methodFile(name) : typeFile(name)
  return [{ severity: 'error', file, field: 'data', found: 'none', expected: `a file ${data}` }]
}
