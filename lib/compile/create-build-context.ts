import { readPageMap } from '../content/pages/read-page-map'
import { filesBelow, readOnce } from '../content/project-files'
import { siteConfig } from '../content/settings/site-config'
import type { BuildContext } from './build-context'

/** The build context of a project folder. */
export function createBuildContext(root: string, isPreview: boolean): BuildContext {
  // A build reads the pages once: looking for changes before each page would take the square of their number.
  const filesOf = () => (isPreview ? filesBelow(root, 'pages') : [])
  const readPages = readOnce(filesOf, () =>
    readPageMap(root, siteConfig.sidebars, {
      withDrafts: isPreview,
      draftIds: siteConfig.docs.version.draftIds,
    }),
  )
  return { root, isPreview, pageMap: () => readPages(root) }
}
