import type { Problem } from '../problem'
import { filesBelow } from '../project-files'

/** What every host, shell and file system takes as it stands in a URL. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
/** Files of Next and Nextra, which are no pages. */
const UNDERSCORED = /^_(?:app|document|error|meta)\.tsx?$/

/**
 * Checks the names below `pages/` and `public/`: they are the URLs of pages and files.
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
  return filesBelow(root, 'pages').flatMap((file) =>
    file
      .split('/')
      .filter((name) => !PLAIN_NAME.test(name) && !UNDERSCORED.test(name))
      .map((name) => ({
        severity: 'error',
        file,
        field: 'file name',
        found: `"${name}"`,
        expected:
          'letters from A to Z, digits, and - . _ only, because it is the address of the page',
      })),
  )
}

/** A file in public/ would be served in place of the page, or the page in its place, as the host likes. */
function hiddenPages(root: string, routes: ReadonlySet<string>): Problem[] {
  return filesBelow(root, 'public').flatMap((file) => {
    const route = `/${file.slice('public/'.length).replace(/(?:\/?index)?\.html$/, '')}`
    if (!routes.has(route)) return []
    const found = `the path of the page ${route}`
    return [{ severity: 'error', file, field: 'file name', found, expected: 'another one' }]
  })
}

/** A Mac, Windows and some hosts keep one of them only. */
function twinNames(root: string, folder: string): Problem[] {
  const known = new Map<string, string>()
  return filesBelow(root, folder).flatMap((file): Problem[] => {
    const twin = known.get(file.toLowerCase())
    known.set(file.toLowerCase(), file)
    if (twin === undefined) return []
    const found = `the name of ${twin} in other letter case`
    const expected = 'names that differ in more than that'
    return [{ severity: 'warning', file, field: 'file name', found, expected }]
  })
}
