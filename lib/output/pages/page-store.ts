import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildContext, CompiledPage } from '../../compile/build-context'
import { compilePage, createBuildContext } from '../../compile/compile-page'
import { filesBelow } from '../../content/project-files'

/** Holds what the compile steps made of each page, as JSON; a build begins with none. */
export const KEPT_PAGES = '.next/cache/pages'
/** Input and code from which pages are generated. */
const INPUTS = ['components', 'data', 'lib', 'pages', 'partials', 'public'] as const
const INPUT_FILES = ['package-lock.json', 'site.config.ts'] as const

/** The compiled pages on disk, shared by the bundler and every other output of a build or a preview. */
export type PageStore = Pick<BuildContext, 'pageMap'> & {
  /** For the compile steps: keeps what they make of a page. */
  readonly context: BuildContext
  /**
   * A page as it is now: compiled when something has changed since it was. A preview looks at the page's own file alone,
   * since the pages that are open there are compiled again by the bundler.
   * @param file path below the project
   * @throws the first fault in the page, with file and line
   */
  page(file: string): Promise<CompiledPage>
}

/** @param root folder of the project */
export function openPageStore(root: string, { isPreview = false } = {}): PageStore {
  const base = createBuildContext(root, isPreview)
  const context = {
    ...base,
    storePage: (file: string, page: CompiledPage) => keep(root, file, page),
  }
  const changedAt = isPreview ? 0 : lastChange(root)
  const running = new Map<string, Promise<CompiledPage>>()
  return {
    pageMap: base.pageMap,
    context,
    async page(file) {
      const kept = readKept(root, file, Math.max(changedAt, modifiedAt(root, file)))
      if (kept !== undefined) return kept
      const page =
        running.get(file) ?? compilePage(context, file).finally(() => running.delete(file))
      running.set(file, page)
      return page
    },
  }
}

function keep(root: string, file: string, page: CompiledPage): void {
  const kept = keptFile(root, file)
  // Other processes may read it.
  const draft = `${kept}.${process.pid}`
  mkdirSync(path.dirname(kept), { recursive: true })
  writeFileSync(draft, JSON.stringify(page))
  renameSync(draft, kept)
}

function readKept(root: string, file: string, since: number): CompiledPage | undefined {
  const kept = path.relative(root, keptFile(root, file))
  return modifiedAt(root, kept) > since
    ? JSON.parse(readFileSync(path.join(root, kept), 'utf8'))
    : undefined
}

function keptFile(root: string, file: string): string {
  return path.join(root, KEPT_PAGES, `${encodeURIComponent(file)}.json`)
}

function lastChange(root: string): number {
  const files = INPUTS.flatMap((folder) => filesBelow(root, folder))
  return Math.max(...[...files, ...INPUT_FILES].map((file) => modifiedAt(root, file)))
}

/** Milliseconds since 1970; 0 for a file that is not there. */
function modifiedAt(root: string, file: string): number {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
