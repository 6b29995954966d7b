import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Problem, ProblemError } from '../problem'
import { type MetaEntry, metaProblems, readMetaFile } from './meta-file'
import { type PageMapNode, pageLabel } from './page-map'
import { type PageWalk, readPage } from './read-page'

/** Only `.mdx` is accepted; files with the other extensions are reported. */
const PAGE_FILE = /\.(?:mdx?|markdown|html?|adoc|rst)$/i
const CODE_FILE = /\.tsx$/
const INDEX_FILES = ['index.mdx', 'index.md']
/** Files with the order of pages in other versions of Nextra and in Docusaurus. */
const OTHER_ORDER = /^_(?:meta\.(?!ts$)|category_)/

/** A page, a folder, or both with the same name. */
type NamedPlace = {
  readonly name: string
  readonly route: string
  /** Path of the folder with that name, whether or not it exists. */
  readonly folder: string
  readonly isFolder: boolean
  /** The page file with that name, beside the folder; undefined if there is none. */
  readonly file: string | undefined
  readonly entry: MetaEntry | undefined
}

/** @param folder path relative to the project */
export async function readFolder(
  walk: PageWalk,
  folder: string,
  route: string,
): Promise<PageMapNode[]> {
  const entries = readdirSync(path.join(walk.root, folder), { withFileTypes: true })
  const meta = await readMetaFile(walk.root, folder).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
    walk.problems.push(...error.problems)
    return null
  })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const pageEntries = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
  const fileNames = pageEntries.map(({ name }) => name)
  for (const { name: found } of entries.filter(({ name }) => OTHER_ORDER.test(name))) {
    const finding = { field: 'file name', found, expected: '_meta.ts' }
    walk.problems.push({ severity: 'error', file: `${folder}/${found}`, ...finding })
  }
  const files = pageFiles(walk, folder, fileNames)
  const names = [...new Set([...files.keys(), ...folders])].filter((name) => name !== 'index')
  if (meta !== null) {
    const index = files.has('index') ? ['index'] : []
    const inCode = fileNames.filter((name) => CODE_FILE.test(name))
    const known = [...names, ...index, ...inCode.map((name) => name.replace(CODE_FILE, ''))]
    walk.problems.push(...metaProblems(walk.root, folder, meta, [...new Set(known)]))
  }
  const nodes: PageMapNode[] = []
  let group: string | undefined
  const listed = Object.keys(meta ?? {}).filter((name) => name !== 'index')
  const rest = names.filter((name) => !listed.includes(name)).sort()
  for (const name of [...listed, ...rest]) {
    const entry = meta?.[name]
    if (entry?.type === 'separator') group = entry.title
    const node = await readNode(walk, {
      name,
      route: `${route}/${name}`,
      folder: `${folder}/${name}`,
      isFolder: folders.includes(name),
      file: files.get(name),
      entry,
    })
    if (node === null) continue
    nodes.push(group === undefined ? node : { ...node, group })
    group = undefined
  }
  return nodes
}

export function indexOf(root: string, folder: string): string | undefined {
  const files = INDEX_FILES.map((name) => `${folder}/${name}`)
  return files.find((file) => existsSync(path.join(root, file)))
}

/** @returns null if neither the file nor the folder contains a valid page, or for a draft that the navigation omits */
async function readNode(walk: PageWalk, place: NamedPlace): Promise<PageMapNode | null> {
  const { name, route, folder, isFolder, file, entry } = place
  const children = isFolder ? await readFolder(walk, folder, route) : []
  const index = indexOf(walk.root, folder)
  const source = index ?? file
  const page = source === undefined ? null : readPage(walk, source, route)
  if (file !== undefined && index !== undefined) walk.problems.push(repeatedRoute(file, index))
  if (page === null && children.length === 0) return null
  const [child, ...others] = children
  // A folder without an index page is replaced by its only page if that page lists the folder's route in `from`.
  if (page === null && others.length === 0 && child?.page?.frontMatter.from?.includes(route))
    return { ...child, name, label: entry?.title || child.label }
  if (page?.frontMatter.status === 'draft' && !walk.withDrafts) return null
  return {
    name,
    route,
    label: entry?.title || (page ? pageLabel(page.frontMatter) : name.replaceAll('_', ' ')),
    page,
    children,
    ...(entry?.display === 'hidden' && { isHidden: true }),
  }
}

function pageFiles({ problems }: PageWalk, folder: string, fileNames: readonly string[]) {
  const files = new Map<string, string>()
  for (const fileName of fileNames.filter((name) => PAGE_FILE.test(name)).sort()) {
    const name = fileName.replace(PAGE_FILE, '')
    const file = `${folder}/${fileName}`
    const unused = files.get(name)
    files.set(name, file)
    if (unused !== undefined) problems.push(repeatedRoute(unused, file))
  }
  return files
}

/** A duplicate route is a warning (§8). Of files with the same route, Next exports the one whose path sorts last. */
function repeatedRoute(file: string, used: string): Problem {
  const advice = `${used} has the same route and is used: rename or delete one of the files`
  return { severity: 'warning', file, fault: 'duplicate route', advice }
}
