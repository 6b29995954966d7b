import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problem'
import { META_NAME, metaLine } from './meta-file'
import type { Page } from './page-map'
import type { PageMapReading } from './read-page-map'

type Reading = Pick<PageMapReading, 'pages' | 'files'>

/**
 * Lists the edits that are still missing after a page was moved or deleted: changing or removing the page's entry in
 * `_meta.ts`, and adding its old URLs to `from` in the page that replaces it. A new page with the same title counts as
 * the moved page.
 */
export function movedPages(root: string, before: Reading, after: Reading): Problem[] {
  const added = after.pages.filter(({ route }) => !before.files.has(route))
  return before.pages
    .filter(({ route }) => !after.files.has(route))
    .flatMap((page) => {
      const moved = added.find(({ frontMatter }) => frontMatter.title === page.frontMatter.title)
      return [...staleEntry(root, page, moved), ...missingRedirect(page, moved)]
    })
}

function missingRedirect(page: Page, moved: Page | undefined): Problem[] {
  if (page.frontMatter.status === 'draft' || moved?.frontMatter.from?.includes(page.route))
    return []
  const urls = [...new Set([...(page.frontMatter.from ?? []), page.route])]
  const from = `from: [${urls.join(', ')}]`
  const found = moved ? `a page moved from ${page.file}` : 'a deleted page'
  const expected = moved ? `${from} in its front matter` : `${from} in the page that replaces it`
  return [{ severity: 'notice', file: moved?.file ?? page.file, found, expected }]
}

function staleEntry(root: string, page: Page, moved: Page | undefined): Problem[] {
  const [folder, name] = placeOf(page)
  const file = `${folder}/${META_NAME}`
  const line = metaLine(root, folder, name)
  // A folder with the same name needs the entry, too.
  if (line === undefined || existsSync(path.join(root, folder, name))) return []
  const [newFolder, newName] = moved ? placeOf(moved) : []
  const elsewhere = newFolder ? ` here, but an entry ${newName} in ${newFolder}/${META_NAME}` : ''
  const expected = newFolder === folder ? `${newName}` : `no entry for it${elsewhere}`
  return [{ severity: 'notice', file, line, found: `${name}, which no longer exists`, expected }]
}

/** The folder whose `_meta.ts` lists a page, and the page's name there. */
function placeOf({ route }: Page): [folder: string, name: string] {
  return [path.posix.join('pages', path.posix.dirname(route)), path.posix.basename(route)]
}
