import path from 'node:path'
import { navigationFor } from '../../content/navigation/navigation'
import { routeOfFile } from '../../content/pages/routes'
import { ProblemError } from '../../content/problem'
import { siteConfig } from '../../content/settings/site-config'
import type { PageStore } from '../pages/page-store'
import { pageModule } from './page-module'

/** What the page loader asks for. */
export type PageModules = {
  /** @throws the first fault in the page, its front matter or a `_meta.ts` */
  code(resource: string): Promise<string>
  /** Files and folders whose edit changes the module, beside the page's own file. */
  dependencies(resource: string): readonly string[]
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
    dependencies(resource) {
      const file = fileOf(resource)
      // A build makes each module once.
      const navigation = isPreview ? [productFolder(file), 'pages/_meta.ts'] : []
      return [...navigation, ...store.dependenciesOf(file)].map((name) => path.join(root, name))
    },
  }
}

/** Folder of the pages that the navigation of a page names. */
function productFolder(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 3).join('/')
}
