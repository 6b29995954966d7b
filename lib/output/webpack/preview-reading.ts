import path from 'node:path'
import { effectiveBasePath } from '../../content/settings/base-path'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { bundleReadingScript, READING_ENTRY } from './reading-script'
import type { RenameTokens } from './token-names'
import type { WebpackConfig } from './webpack-config'

/** Where webpack's files go in addresses. */
const WEBPACK_FOLDER = '/_next/'

/**
 * Has a preview load the reading script as the build bundles it, which is quicker than webpack with its three hundred
 * modules. An edit of the code bundles it anew.
 * @param root folder of the project
 */
export function bundleReadingInPreview(
  { module }: WebpackConfig,
  root: string,
  rename: RenameTokens,
): void {
  const bundle = async () => {
    const { address, files, inputs } = await bundleReadingScript(root, rename, { isPreview: true })
    const named = [...files].map(([name, text]) => [name.slice(WEBPACK_FOLDER.length), text])
    return { code: moduleOf(effectiveBasePath + address), files: named, inputs }
  }
  module.rules.push({
    test: new RegExp(`${path.basename(READING_ENTRY)}$`),
    loader: path.join(root, 'lib/output/webpack/reading-loader.mjs'),
    options: { bundle },
  })
}

/** A page that runs a reading script already takes another one by beginning anew. */
function moduleOf(address: string): string {
  return `if (document.documentElement.hasAttribute('${ROOT_ATTRIBUTES.reading}')) location.reload()
else import(/* webpackIgnore: true */ ${JSON.stringify(address)})
import.meta.webpackHot.accept()
`
}
