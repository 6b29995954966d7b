import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problem'
import { readText } from '../read-text'
import { type FrontMatterResult, parseFrontMatter } from './front-matter'
import { type MetaFile, readMetaFile } from './meta-file'
import { type Page, type PageMapNode, pageLabel } from './page-map'
import { isExtra, sidebarEntries } from './sidebar-entries'

const PAGE_FILE = /\.mdx?$/
const INDEX_FILES = ['index.mdx', 'index.md'] as const
const NOT_A_PAGE = /^_/

export type PageMapReading = {
  readonly nodes: readonly PageMapNode[]
  readonly pages: readonly Page[]
  /** The file of each route, also where its front matter has errors and it is no page. */
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

type SidebarRoots = Readonly<Record<string, { readonly path: string }>>

/**
 * Walks `pages/` once: the source of sidebar, breadcrumbs, index cards, sitemap and checks.
 * @param root folder of the project
 * @param sidebars roots of the sidebars, from the site configuration
 * @param options `withDrafts` keeps drafts in the navigation, for the preview; they always count among the pages
 */
export async function readPageMap(
  root: string,
  sidebars: SidebarRoots,
  options: { readonly withDrafts: boolean } = { withDrafts: false },
): Promise<PageMapReading> {
  const pages: Page[] = []
  const sources = new Map<string, string>()
  const problems: Problem[] = []
  const links: { readonly file: string; readonly name: string; readonly href: string }[] = []

  async function readFolder(folder: string, route: string): Promise<PageMapNode[]> {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
    const meta = await readFolderMeta(folder)
    const folders = new Set(
      entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name),
    )
    const files = new Map<string, string>()
    for (const entry of entries) {
      if (!entry.isFile() || !PAGE_FILE.test(entry.name) || NOT_A_PAGE.test(entry.name)) continue
      const name = entry.name.replace(PAGE_FILE, '')
      const other = files.get(name)
      if (other !== undefined)
        problems.push(repeatedRoute(`${folder}/${entry.name}`, `${folder}/${other}`))
      else files.set(name, entry.name)
    }
    const names = [...new Set([...files.keys(), ...folders])].filter((name) => name !== 'index')
    const known = new Set([
      ...names,
      ...(files.has('index') ? ['index'] : []),
      ...codePages(entries),
    ])
    checkMeta(folder, meta, known)

    const nodes: PageMapNode[] = []
    for (const name of inOrder(names, meta)) {
      const file = files.get(name)
      const childRoute = `${route}/${name}`
      const isFolder = folders.has(name)
      const children = isFolder ? await readFolder(`${folder}/${name}`, childRoute) : []
      const sidebar = isFolder
        ? sidebarEntries(children, await readMeta(`${folder}/${name}`))
        : undefined
      const page =
        file !== undefined
          ? readPage(`${folder}/${file}`, childRoute)
          : readIndex(`${folder}/${name}`, childRoute)
      const index = file === undefined ? undefined : indexOf(`${folder}/${name}`)
      if (index !== undefined) problems.push(repeatedRoute(index, `${folder}/${file}`))
      if (page === null && children.length === 0) continue
      if (page?.frontMatter.status === 'draft' && !options.withDrafts) continue
      const label =
        meta?.entries[name]?.title ||
        (page ? pageLabel(page.frontMatter) : name.replaceAll('_', ' '))
      nodes.push({
        name,
        route: childRoute,
        label,
        page,
        children,
        ...(sidebar && { sidebar }),
        ...(meta?.entries[name]?.display === 'hidden' && { isHidden: true }),
      })
    }
    return nodes
  }

  async function readMeta(folder: string): Promise<MetaFile | null> {
    const result = await readMetaFile(root, folder)
    return result?.ok === true ? result.meta : null
  }

  async function readFolderMeta(folder: string): Promise<MetaFile | null> {
    const result = await readMetaFile(root, folder)
    if (result === null || result.ok) return result === null ? null : result.meta
    problems.push(...result.problems)
    return null
  }

  function checkMeta(folder: string, meta: MetaFile | null, known: ReadonlySet<string>): void {
    if (meta === null) return
    const file = `${folder}/${meta.name}`
    const entries = Object.entries(meta.entries)
    for (const [name, { href }] of entries)
      if (href?.startsWith('/')) links.push({ file, name, href })
    const pageNames = entries.filter(([, entry]) => !isExtra(entry)).map(([name]) => name)
    for (const name of pageNames.filter((entry) => !known.has(entry)))
      problems.push({
        severity: 'error',
        file,
        field: name,
        fault: 'missing sidebar link',
        found: 'no page or folder of that name',
        expected: `one of ${[...known].join(', ')}`,
      })
    for (const name of known)
      if (!(name in meta.entries) && name !== 'index')
        problems.push({
          severity: 'notice',
          file,
          subject: name,
          fault: 'is not listed',
          advice: 'placed last, by name',
        })
  }

  function indexOf(folder: string): string | undefined {
    return INDEX_FILES.map((name) => `${folder}/${name}`).find((file) =>
      existsSync(path.join(root, file)),
    )
  }

  function readIndex(folder: string, route: string): Page | null {
    const file = indexOf(folder)
    return file === undefined ? null : readPage(file, route)
  }

  function readPage(file: string, route: string): Page | null {
    sources.set(route, file)
    const parsed = parseOnce(root, file)
    if (!parsed.ok) {
      problems.push(...parsed.problems)
      return null
    }
    const page: Page = {
      id: route.replace(/^\/(?:docs\/)?/, ''),
      route,
      file,
      sidebar: sidebarOf(route, sidebars),
      frontMatter: parsed.frontMatter,
    }
    pages.push(page)
    return page
  }

  const nodes = await readFolder('pages', '')
  const home = readIndex('pages', '/')
  problems.push(
    ...repeatedTexts(pages, 'title'),
    ...repeatedTexts(pages, 'description'),
    ...links.filter(({ href }) => !sources.has(href.split('#')[0] ?? '')).map(deadLink),
  )
  return {
    nodes:
      home === null
        ? nodes
        : [{ name: 'index', route: '/', label: 'Home', page: home, children: [] }, ...nodes],
    pages,
    files: sources,
    problems,
  }
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

function deadLink({ file, name, href }: { file: string; name: string; href: string }): Problem {
  const expected = 'the route of a page'
  const fault = 'missing sidebar link'
  return { severity: 'error', file, field: `${name}.href`, fault, found: `"${href}"`, expected }
}

/** §8: a duplicate route is a warning. */
function repeatedRoute(file: string, other: string): Problem {
  const advice = `${other} has it too: rename or delete one of them`
  return { severity: 'warning', file, fault: 'duplicate route', advice }
}

export function sidebarOf(route: string, sidebars: SidebarRoots): string | null {
  const found = Object.entries(sidebars).find(
    ([, sidebar]) => route === sidebar.path || route.startsWith(`${sidebar.path}/`),
  )
  return found?.[0] ?? null
}

function codePages(entries: readonly { name: string; isFile(): boolean }[]): string[] {
  return entries
    .filter((entry) => entry.isFile() && /\.tsx$/.test(entry.name) && !NOT_A_PAGE.test(entry.name))
    .map((entry) => entry.name.replace(/\.tsx$/, ''))
}

function inOrder(names: readonly string[], meta: MetaFile | null): string[] {
  const listed =
    meta === null ? [] : Object.keys(meta.entries).filter((name) => names.includes(name))
  const rest = names.filter((name) => !listed.includes(name)).sort((a, b) => (a < b ? -1 : 1))
  return [...listed, ...rest]
}

function repeatedTexts(pages: readonly Page[], field: 'title' | 'description'): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ file, frontMatter }) => {
    const text = frontMatter[field]
    const other = first.get(text)
    if (other === undefined) {
      first.set(text, file)
      return []
    }
    const expected = `a ${field} that no other page has (${other} has it)`
    return [{ severity: 'error', file, line: 1, field, found: `"${text}"`, expected }]
  })
}
