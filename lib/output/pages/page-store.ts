import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildContext, CompiledPage } from '../../compile/build-context'
import { compilePage, createBuildContext } from '../../compile/compile-page'
import { filesBelow } from '../../content/project-files'

/** Folder with one JSON file for each compiled page. A build deletes the folder before it compiles pages. */
export const PAGE_STORE_FOLDER = '.next/cache/pages'
/** Folders of the content and code that compiled pages depend on. */
const INPUTS = ['components', 'data', 'lib', 'pages', 'partials', 'public'] as const
const INPUT_FILES = ['package-lock.json', 'site.config.ts'] as const

/** The compiled pages on disk, shared by the bundler and all outputs of a build or a preview. */
export type PageStore = Pick<BuildContext, 'pageMap'> & {
  /** Context for the compile steps. They use it to store each compiled page, except drafts. */
  readonly context: BuildContext
  /**
   * Returns the stored page if it is newer than its inputs, and otherwise compiles the page. A preview compares the
   * stored page only with its source file, because the bundler recompiles open pages when other inputs change.
   * @param file path below the project
   * @throws the errors of the first compile step that finds any, with file and line
   */
  page(file: string): Promise<CompiledPage>
}

export function openPageStore(root: string, { isPreview = false } = {}): PageStore {
  const base = createBuildContext(root, isPreview)
  const context = {
    ...base,
    storePage: (file: string, page: CompiledPage) => storePage(root, file, page),
  }
  const changedAt = isPreview ? 0 : lastChange(root)
  const running = new Map<string, Promise<CompiledPage>>()
  return {
    pageMap: base.pageMap,
    context,
    async page(file) {
      const stored = readStored(root, file, Math.max(changedAt, modifiedAt(root, file)))
      if (stored !== undefined) return stored
      const page =
        running.get(file) ?? compilePage(context, file).finally(() => running.delete(file))
      running.set(file, page)
      return page
    },
  }
}

function storePage(root: string, file: string, page: CompiledPage): void {
  const target = path.join(root, storedFile(file))
  // Renaming is atomic, so other processes never read an incomplete file.
  const draft = `${target}.${process.pid}`
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(draft, JSON.stringify(page))
  renameSync(draft, target)
}

function readStored(root: string, file: string, since: number): CompiledPage | undefined {
  const stored = storedFile(file)
  return modifiedAt(root, stored) > since
    ? JSON.parse(readFileSync(path.join(root, stored), 'utf8'))
    : undefined
}

function storedFile(file: string): string {
  return path.join(PAGE_STORE_FOLDER, `${encodeURIComponent(file)}.json`)
}

function lastChange(root: string): number {
  const files = INPUTS.flatMap((folder) => filesBelow(root, folder))
  return Math.max(...[...files, ...INPUT_FILES].map((file) => modifiedAt(root, file)))
}

/** Modification time in milliseconds since 1970; 0 if the file does not exist. */
function modifiedAt(root: string, file: string): number {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
