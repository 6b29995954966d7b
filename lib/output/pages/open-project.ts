import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compilePage } from '../../compile/compile-page'
import type { CompiledPage, Project } from '../../compile/project'
import { apiFiles } from '../../content/api/api-files'
import { readPageMap } from '../../content/pages/read-page-map'
import { filesBelow, readOnce } from '../../content/project-files'
import { siteConfig } from '../../content/settings/site-config'

/** Folder with one JSON file for each compiled page. A build deletes the folder before it compiles pages. */
export const PAGE_STORE_FOLDER = '.next/cache/pages'
/** A preview has its own, because it can run during a build, and its pages may mention drafts. */
const PREVIEW_STORE_FOLDER = '.next/dev/cache/pages'
/** Folders of the content and code that compiled pages depend on. */
const INPUTS = ['components', 'data', 'lib', 'pages', 'partials', 'public']
const INPUT_FILES = ['package-lock.json', 'site.config.ts']

/**
 * The compiled pages are stored on disk, where the bundler and all outputs of a build or a preview share them. A stored
 * page counts if it is newer than its inputs. A preview compares it only with its source file, because the bundler
 * recompiles open pages when other inputs change. In a preview, the navigation includes drafts.
 */
export function openProject(root: string, { isPreview = false } = {}): Project {
  const inputs = isPreview ? [] : INPUTS.flatMap((folder) => filesBelow(root, folder))
  const changes = [...inputs, ...INPUT_FILES].map((file) => modifiedAt(root, file))
  const changedAt = isPreview ? 0 : Math.max(...changes)
  const storedFile = (file: string) =>
    `${isPreview ? PREVIEW_STORE_FOLDER : PAGE_STORE_FOLDER}/${encodeURIComponent(file)}.json`
  const known = new Map<string, Promise<CompiledPage>>()
  // Only a preview checks for changed files, which is slow. Pages of the API get their front matter from its data.
  const filesOf = () => (isPreview ? [...filesBelow(root, 'pages'), ...apiFiles(root)] : [])
  const options = { withDrafts: isPreview, draftIds: siteConfig.docs.version.draftIds }
  const readPages = readOnce(filesOf, () => readPageMap(root, siteConfig.sidebars, options))
  const project: Project = {
    root,
    pageMap: () => readPages(root),
    page(file) {
      const read = async (): Promise<CompiledPage> => {
        const stored = storedFile(file)
        const isOld = modifiedAt(root, stored) <= Math.max(changedAt, modifiedAt(root, file))
        if (isOld) return compilePage(project, file)
        return JSON.parse(readFileSync(path.join(root, stored), 'utf8'))
      }
      // A build's pages do not change. A preview shares a page only while it compiles.
      const page =
        known.get(file) ?? (isPreview ? read().finally(() => known.delete(file)) : read())
      known.set(file, page)
      return page
    },
    storePage: (file, page) => storePage(path.join(root, storedFile(file)), page),
  }
  return project
}

function storePage(target: string, page: CompiledPage): void {
  // Renaming is atomic, so other processes never read an incomplete file.
  const draft = `${target}.${process.pid}`
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(draft, JSON.stringify(page))
  renameSync(draft, target)
}

/** Modification time in milliseconds since 1970; 0 if the file does not exist. */
function modifiedAt(root: string, file: string): number {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
