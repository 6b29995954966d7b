import path from 'node:path'
import { methodFile } from '../api/api-files'
import type { Problem } from '../problem'
import { lineOf } from '../project-files'
import type { SidebarRoots } from '../settings/sidebars'
import type { Page, PageMapNode } from './page-map'
import { indexOf, readFolder } from './read-folder'
import { type PageWalk, readPage } from './read-page'

export type PageMapReading = {
  readonly nodes: readonly PageMapNode[]
  readonly pages: readonly Page[]
  /** All pages except drafts. */
  readonly published: readonly Page[]
  /** The file for each route, including files with errors. */
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

type ReadingOptions = { readonly withDrafts?: boolean; readonly draftIds?: readonly string[] }

/** `withDrafts` includes drafts in `nodes`, for the preview; `pages` always does. `draftIds` lists further drafts. */
export async function readPageMap(
  root: string,
  sidebars: SidebarRoots,
  { withDrafts = false, draftIds = [] }: ReadingOptions = {},
): Promise<PageMapReading> {
  const settings = { root, sidebars, withDrafts, draftIds }
  const walk: PageWalk = { ...settings, pages: [], files: new Map(), problems: [] }
  const nodes = await readFolder(walk, 'pages', '')
  const index = indexOf(root, 'pages')
  const home = index === undefined ? null : readPage(walk, index, '/')
  const { pages, files, problems } = walk
  for (const field of ['title', 'description'] as const)
    problems.push(...repeatedTexts(root, pages, field))
  if (home !== null)
    nodes.unshift({ name: 'index', route: '/', label: 'Home', page: home, children: [] })
  const published = pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  return { nodes, pages, published, files, problems }
}

function repeatedTexts(
  root: string,
  pages: readonly Page[],
  field: 'title' | 'description',
): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ file, frontMatter }) => {
    const text = frontMatter[field]
    const earlier = first.get(text)
    first.set(text, earlier ?? file)
    if (earlier === undefined) return []
    const expected = `a unique ${field}; ${earlier} has the same ${field}`
    const place = entryPlace(root, file, field)
    return [{ severity: 'error', ...place, field, found: `"${text}"`, expected }]
  })
}

/** The place of a field: in the front matter or, for the page of an API method, in the method's data. */
function entryPlace(root: string, page: string, field: string) {
  const line = lineOf(root, page, new RegExp(`^${field}:`, 'm'))
  if (line !== undefined) return { file: page, line }
  const file = methodFile(path.posix.basename(page, '.mdx'))
  return { file, line: lineOf(root, file, new RegExp(`^ {2}${field}:`, 'm')) }
}
