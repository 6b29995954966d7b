import path from 'node:path'
import { navigationFor } from '../../content/navigation/navigation'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { routeOfFile } from '../../content/pages/routes'
import { ProblemError } from '../../content/problem'
import { siteConfig } from '../../content/settings/site-config'
import type { PageStore } from '../pages/page-store'
import { pageModule } from './page-module'

/** What the page loader asks for. */
export type PageModules = {
  /** @throws the first fault in the page, its front matter or a `_meta.ts` */
  code(resource: string): Promise<string>
  /** Files whose edit changes the module, beside the page's own. */
  dependencies(resource: string): Promise<readonly string[]>
}

/** Makes the modules of pages from the store. */
export function createPageModules(root: string, store: PageStore, isPreview: boolean): PageModules {
  const fileOf = (resource: string) => path.relative(root, resource).replaceAll('\\', '/')
  return {
    async code(resource) {
      const file = fileOf(resource)
      const page = await store.page(file)
      const { nodes, problems } = await store.pageMap()
      const problem = problems.find(
        ({ severity, file: name }) =>
          severity === 'error' && (name === file || name.endsWith('/_meta.ts')),
      )
      if (problem !== undefined) throw new ProblemError([problem])
      const navigation = navigationFor(nodes, routeOfFile(file), siteConfig.sidebars)
      return pageModule(page, { file, navigation, isPreview })
    },
    async dependencies(resource) {
      const file = fileOf(resource)
      // A build has another cache for other pages; to name them all to each would take the square of their number.
      const navigation = isPreview ? navigationFiles(await store.pageMap(), file) : []
      return [...navigation, ...store.dependenciesOf(file)].map((name) => path.join(root, name))
    },
  }
}

/** The `_meta.ts` above a page, and the pages of the same product. */
function navigationFiles({ pages }: PageMapReading, file: string): string[] {
  const product = file.split('/').slice(0, 3).join('/')
  const files = pages.map((page) => page.file).filter((name) => name.startsWith(product))
  const folders = new Set(files.map((name) => path.dirname(name)))
  return [...files, ...[...folders].map((folder) => `${folder}/_meta.ts`), 'pages/_meta.ts']
}
