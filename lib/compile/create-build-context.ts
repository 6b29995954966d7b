import { statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../content/list-files'
import { type PageMapReading, readPageMap } from '../content/pages/read-page-map'
import { siteConfig } from '../content/settings/site-config'
import type { BuildContext } from './build-context'

/** The build context of a project folder. */
export function createBuildContext(
  root: string,
  basePath: string,
  isPreview: boolean,
): BuildContext {
  let known: { stamp: string; reading: Promise<PageMapReading> } | undefined
  // A build reads the pages once: looking for changes before each page would take the square of their number.
  const stampOf = isPreview ? pagesStamp : () => 'built once'
  return {
    root,
    basePath,
    isPreview,
    pageMap() {
      const stamp = stampOf(path.join(root, 'pages'))
      if (known?.stamp !== stamp) {
        const reading = readPageMap(root, siteConfig.sidebars, { withDrafts: isPreview })
        known = { stamp, reading }
      }
      return known.reading
    },
  }
}

/** Changes when a page or `_meta.ts` is added, removed or edited. */
function pagesStamp(folder: string): string {
  return listFiles(folder)
    .map((file) => {
      const { mtimeMs, size } = statSync(path.join(folder, file))
      return `${file} ${mtimeMs} ${size}`
    })
    .join('\n')
}
