import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../list-files'
import type { Problem } from '../problem'

/** What every host, shell and file system takes as it stands in an address. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
/** Files of Next and Nextra, which are no pages. */
const UNDERSCORED = /^_(?:app|document|meta)\.tsx?$/

/**
 * Checks the names below `pages/` and `public/`: they are the addresses of pages and files.
 * @param routes the routes of all pages
 */
export function checkFileNames(root: string, routes: ReadonlySet<string>): Problem[] {
  return [
    ...oddNames(root),
    ...hiddenPages(root, routes),
    ...['pages', 'public'].flatMap((folder) => twinNames(root, folder)),
  ]
}

function oddNames(root: string): Problem[] {
  return filesIn(root, 'pages').flatMap((file) =>
    file
      .split('/')
      .filter((name) => !PLAIN_NAME.test(name) && !UNDERSCORED.test(name))
      .map((name) => ({
        severity: 'error',
        file: `pages/${file}`,
        field: 'file name',
        found: `"${name}"`,
        expected:
          'letters from A to Z, digits, and - . _ only, because it is the address of the page',
      })),
  )
}

/** A file in public/ would be served in place of the page, or the page in its place, as the host likes. */
function hiddenPages(root: string, routes: ReadonlySet<string>): Problem[] {
  return filesIn(root, 'public').flatMap((file) => {
    const route = `/${file.replace(/(?:\/?index)?\.html$/, '')}`
    if (!routes.has(route)) return []
    const found = `the path of the page ${route}`
    const name = { file: `public/${file}`, field: 'file name' }
    return [{ severity: 'error', ...name, found, expected: 'another one' }]
  })
}

/** A Mac, Windows and some hosts keep one of them only. */
function twinNames(root: string, folder: string): Problem[] {
  const known = new Map<string, string>()
  return filesIn(root, folder).flatMap((file): Problem[] => {
    const twin = known.get(file.toLowerCase())
    known.set(file.toLowerCase(), file)
    if (twin === undefined) return []
    const found = `the name of ${folder}/${twin} in other letter case`
    const expected = 'names that differ in more than that'
    return [{ severity: 'warning', file: `${folder}/${file}`, field: 'file name', found, expected }]
  })
}

function filesIn(root: string, folder: string): string[] {
  const full = path.join(root, folder)
  return existsSync(full) ? listFiles(full) : []
}
