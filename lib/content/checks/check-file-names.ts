import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../list-files'

/** What every host, shell and file system takes as it stands in an address. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
/** Files of Next and Nextra, which are no pages. */
const UNDERSCORED = /^_(?:app|document|meta)\.tsx?$/

/**
 * Checks the names below `pages/` and `public/`: they are the addresses of pages and files.
 * @param routes the routes of all pages
 */
export function checkFileNames(root: string, routes: ReadonlySet<string>): string[] {
  return [...oddNames(root), ...hiddenPages(root, routes)]
}

function oddNames(root: string): string[] {
  return filesIn(root, 'pages').flatMap((file) =>
    file
      .split('/')
      .filter((name) => !PLAIN_NAME.test(name) && !UNDERSCORED.test(name))
      .map(
        (name) =>
          `pages/${file}: file name: found "${name}", expected letters from A to Z, digits, and - . _ only, because it is the address of the page`,
      ),
  )
}

/** A file in public/ would be served in place of the page, or the page in its place, as the host likes. */
function hiddenPages(root: string, routes: ReadonlySet<string>): string[] {
  return filesIn(root, 'public').flatMap((file) => {
    const route = `/${file.replace(/(?:\/?index)?\.html$/, '')}`
    return routes.has(route)
      ? [`public/${file}: file name: found the path of the page ${route}, expected another one`]
      : []
  })
}

function filesIn(root: string, folder: string): string[] {
  const full = path.join(root, folder)
  return existsSync(full) ? listFiles(full) : []
}
