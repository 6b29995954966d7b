import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { navigationFor, type PageNavigation } from '../content/navigation/navigation'
import { type PageMapReading, readPageMap } from '../content/pages/read-page-map'
import { routeOfFile } from '../content/pages/routes'
import { ProblemError } from '../content/problem'
import { siteConfig } from '../content/settings/site-config'
import { type BuildContext, dependenciesOf, type PageKeepers } from './build-context'

/** The build context of a project folder, with what the page loader asks for. */
export function createBuildContext(
  root: string,
  basePath: string,
  isPreview: boolean,
  keepers: PageKeepers = {},
) {
  let known: { stamp: string; reading: Promise<PageMapReading> } | undefined
  // A build reads the pages once: looking for changes before each page would take the square of their number.
  const stampOf = isPreview ? pagesStamp : () => 'built once'
  const context: BuildContext = {
    root,
    basePath,
    isPreview,
    ...keepers,
    pageMap() {
      const stamp = stampOf(path.join(root, 'pages'))
      if (known?.stamp !== stamp) {
        const reading = readPageMap(root, siteConfig.sidebars, { withDrafts: isPreview })
        known = { stamp, reading }
        reading.then(keepers.keepReading, () => undefined)
      }
      return known.reading
    },
  }
  return {
    context,
    async navigationOfFile(
      file: string,
    ): Promise<{ result: PageNavigation; dependencies: string[] }> {
      const relative = path.relative(root, file).replaceAll('\\', '/')
      const reading = await context.pageMap()
      const problem = reading.problems.find(
        ({ severity, file: name }) =>
          severity === 'error' && (name === relative || name.endsWith('/_meta.ts')),
      )
      if (problem !== undefined) throw new ProblemError([problem])
      const route = routeOfFile(relative)
      return {
        result: navigationFor(reading.nodes, route, siteConfig.sidebars),
        dependencies: isPreview ? navigationFiles(reading, root, relative) : [],
      }
    },
    dependenciesOfFile(file: string): readonly string[] {
      return dependenciesOf(path.relative(root, file).replaceAll('\\', '/'))
    },
  }
}

/** Changes when a page or `_meta.ts` is added, removed or edited. */
function pagesStamp(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name)
      const { mtimeMs, size } = statSync(file)
      return `${file} ${mtimeMs} ${size}`
    })
    .join('\n')
}

/** Files whose edit changes the navigation of a page: the `_meta.ts` above it, and the pages in the same product. */
function navigationFiles(reading: PageMapReading, root: string, file: string): string[] {
  const product = file.split('/').slice(0, 3).join('/')
  const pages = reading.pages.map((page) => page.file).filter((name) => name.startsWith(product))
  const folders = new Set(pages.map((name) => path.dirname(name)))
  return [...pages, ...[...folders].map((folder) => `${folder}/_meta.ts`), 'pages/_meta.ts'].map(
    (name) => path.join(root, name),
  )
}
