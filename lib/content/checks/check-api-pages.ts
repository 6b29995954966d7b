import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { methodRoute, typeRoute } from '../api/anchors'
import { methodFile, typeFile } from '../api/api-files'
import { readStreamApi } from '../api/read-stream-api'
import type { Page } from '../pages/page-map'

/** A page that must show one file of the data. */
type Pair = { readonly route: string; readonly data: string; readonly tag: string }

/** Checks the data of the API, and that each method and type has its page and each such page its data. */
export function checkApiPages(
  root: string,
  pages: readonly Pick<Page, 'route' | 'file'>[],
): string[] {
  if (!existsSync(path.join(root, 'data/stream-api'))) return []
  const { api, errors } = readStreamApi(root)
  if (api === null) return [...errors]
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

function pageProblems(
  root: string,
  pair: Pair,
  pages: readonly Pick<Page, 'route' | 'file'>[],
): string[] {
  const page = pages.find(({ route }) => route === pair.route)
  if (page === undefined)
    return [`${pair.data}: page: found none, expected pages${pair.route}.mdx with ${pair.tag}`]
  const source = readFileSync(path.join(root, page.file), 'utf8')
  return source.includes(pair.tag) ? [] : [`${page.file}: body: found no ${pair.tag}, expected it`]
}

/** A page where methods or types are, that is none. */
function strayProblems(page: Pick<Page, 'route' | 'file'>, pairs: readonly Pair[]): string[] {
  const isBelow = [methodRoute(''), typeRoute('')].some(
    (folder) => page.route.startsWith(folder) && page.route.length > folder.length,
  )
  if (!isBelow || pairs.some(({ route }) => route === page.route)) return []
  const name = page.route.split('/').at(-1) ?? ''
  const expected = page.route.startsWith(methodRoute('')) ? methodFile(name) : typeFile(name)
  return [`${page.file}: data: found none, expected a file ${expected}`]
}
