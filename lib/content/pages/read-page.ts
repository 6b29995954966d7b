import path from 'node:path'
import { methodFile } from '../api/api-files'
import { readStreamApi } from '../api/read-stream-api'
import { errorIn, type Problem, ProblemError } from '../problem'
import { lineAt, readText } from '../project-files'
import { type SidebarRoots, sidebarAt } from '../settings/sidebars'
import { parseFrontMatter } from './front-matter'
import type { Page } from './page-map'

/** Input and results of a walk through `pages/`. The walk fills `pages`, `files`, and `problems`. */
export type PageWalk = {
  readonly root: string
  readonly sidebars: SidebarRoots
  /** Whether the navigation includes drafts. */
  readonly withDrafts: boolean
  readonly draftIds: readonly string[]
  readonly pages: Page[]
  readonly files: Map<string, string>
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
  let read: Pick<Page, 'frontMatter' | 'verb'>
  try {
    read = readFrontMatter(walk.root, file)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    // An error in the API data affects many pages but must be reported only once.
    walk.problems.push(...error.problems.filter((problem) => !walk.problems.includes(problem)))
    return null
  }
  const id = route.replace(/^\/(?:docs\/)?/, '')
  const isDraft = walk.draftIds.includes(id)
  const page: Page = {
    ...read,
    ...(isDraft && { frontMatter: { ...read.frontMatter, status: 'draft' } }),
    id,
    route,
    file,
    sidebar: sidebarAt(route, walk.sidebars),
  }
  walk.pages.push(page)
  return page
}

/** @returns on the page of a method also its HTTP verb, from the API's data */
function readFrontMatter(root: string, file: string): Pick<Page, 'frontMatter' | 'verb'> {
  const source = readText(path.join(root, file))
  const tag = source.search(/^<ApiMethod\b/m)
  if (tag === -1) return { frontMatter: parseFrontMatter(source, file) }
  const name = path.posix.basename(file, '.mdx')
  const method = readStreamApi(root).methods.find((method) => method.name === name)
  if (method !== undefined) {
    const sidebarTitle = method.unconfirmed === undefined ? undefined : `${name} (inferred)`
    const frontMatter = parseFrontMatter(source, file, { ...method.page, sidebarTitle })
    return { frontMatter, verb: method.verb }
  }
  const finding = { found: 'no data', expected: `the file ${methodFile(name)}` }
  throw errorIn(file, { field: '<ApiMethod>', ...finding }, lineAt(source, tag))
}
