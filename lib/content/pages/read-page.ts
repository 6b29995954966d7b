import path from 'node:path'
import type { Problem } from '../problem'
import { readText } from '../project-files'
import { type FrontMatterResult, parseFrontMatter } from './front-matter'
import type { MetaLink } from './meta-problems'
import type { Page } from './page-map'

export type SidebarRoots = Readonly<Record<string, { readonly path: string }>>

/** What a walk through `pages/` knows, and what it has found so far. */
export type PageWalk = {
  /** Folder of the project. */
  readonly root: string
  readonly sidebars: SidebarRoots
  /** Whether drafts stand in the navigation. */
  readonly withDrafts: boolean
  readonly draftIds: readonly string[]
  readonly pages: Page[]
  /** By route. */
  readonly files: Map<string, string>
  readonly links: MetaLink[]
  readonly problems: Problem[]
}

/** @returns null when the front matter has errors */
export function readPage(walk: PageWalk, file: string, route: string): Page | null {
  walk.files.set(route, file)
  const parsed = parseOnce(walk.root, file)
  if (!parsed.ok) {
    walk.problems.push(...parsed.problems)
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

const parsedPages = new Map<string, { source: string; parsed: FrontMatterResult }>()

/** The front matter of a file; parsed again only when its text is another. The preview asks after each edit. */
function parseOnce(root: string, file: string): FrontMatterResult {
  const full = path.join(root, file)
  const source = readText(full)
  const known = parsedPages.get(full)
  if (known?.source === source) return known.parsed
  const parsed = parseFrontMatter(source, file)
  parsedPages.set(full, { source, parsed })
  return parsed
}

function sidebarOf(route: string, sidebars: SidebarRoots): string | null {
  const found = Object.entries(sidebars).find(
    ([, sidebar]) => route === sidebar.path || route.startsWith(`${sidebar.path}/`),
  )
  return found?.[0] ?? null
}
