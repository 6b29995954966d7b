import path from 'node:path'
import { methodFile } from '../api/api-files'
import { readStreamApi } from '../api/read-stream-api'
import type { Problem } from '../problem'
import { lineAt, readText } from '../project-files'
import { type FrontMatter, type FrontMatterResult, parseFrontMatter } from './front-matter'
import type { MetaLink } from './meta-file'
import type { Page, SidebarRoots } from './page-map'

/** Input and results of a walk through `pages/`. The walk fills `pages`, `files`, `links`, and `problems`. */
export type PageWalk = {
  readonly root: string
  readonly sidebars: SidebarRoots
  /** Whether the navigation includes drafts. */
  readonly withDrafts: boolean
  readonly draftIds: readonly string[]
  readonly pages: Page[]
  /** Files, keyed by route. */
  readonly files: Map<string, string>
  readonly links: MetaLink[]
  readonly problems: Problem[]
}

/** @returns null if the file is not an `.mdx` file, or if its front matter or its API data has errors */
export function readPage(walk: PageWalk, file: string, route: string): Page | null {
  walk.files.set(route, file)
  if (!file.endsWith('.mdx')) {
    const found = path.basename(file)
    const expected = `${found.replace(/\.\w+$/, '')}.mdx`
    const advice = 'rename the file; npm run check then lists what to change in it'
    walk.problems.push({ severity: 'error', file, field: 'file name', found, expected, advice })
    return null
  }
  const parsed = parseOnce(walk.root, file)
  if (!parsed.ok) {
    // An error in the API data affects many pages but must be reported only once.
    walk.problems.push(...parsed.problems.filter((problem) => !walk.problems.includes(problem)))
    return null
  }
  const id = route.replace(/^\/(?:docs\/)?/, '')
  const page: Page = {
    id,
    route,
    file,
    sidebar: sidebarOf(route, walk.sidebars),
    frontMatter: walk.draftIds.includes(id)
      ? { ...parsed.frontMatter, status: 'draft' }
      : parsed.frontMatter,
  }
  walk.pages.push(page)
  return page
}

type Parsed = { source: string; facts: object | undefined; result: FrontMatterResult }

const parsedPages = new Map<string, Parsed>()

/**
 * The front matter in a file, completed with facts from the API data. The result is cached until the file or the facts
 * change, because the preview reads all pages after each edit.
 */
function parseOnce(root: string, file: string): FrontMatterResult {
  const full = path.join(root, file)
  const source = readText(full)
  const tag = source.search(/^<ApiMethod\b/m)
  let facts: Partial<FrontMatter> | undefined
  if (tag !== -1) {
    const { api, errors } = readStreamApi(root)
    if (api === null) return { ok: false, problems: errors }
    const name = path.posix.basename(file, '.mdx')
    facts = api.methods.find((method) => method.name === name)?.page
    if (facts === undefined) {
      const line = lineAt(source, tag)
      const finding = { found: 'no data', expected: `the file ${methodFile(name)}` }
      const field = '<ApiMethod>'
      return { ok: false, problems: [{ severity: 'error', file, line, field, ...finding }] }
    }
  }
  const known = parsedPages.get(full)
  if (known?.source === source && known.facts === facts) return known.result
  const result = parseFrontMatter(source, file, facts)
  parsedPages.set(full, { source, facts, result })
  return result
}

function sidebarOf(route: string, sidebars: SidebarRoots): string | null {
  const found = Object.entries(sidebars).find(
    ([, sidebar]) => route === sidebar.path || route.startsWith(`${sidebar.path}/`),
  )
  return found?.[0] ?? null
}
