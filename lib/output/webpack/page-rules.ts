import path from 'node:path'
import { isRecord } from '../../content/records'
import type { WebpackConfig } from './webpack-types'

/** Ends the pattern of Nextra's rule. */
const APP_FILE = '_app\\.'

/**
 * Has a preview compile its pages again when anything changes that they can be made from; what has not changed is kept.
 * @param root folder of the project
 */
export function followContent(config: WebpackConfig, root: string): void {
  config.module.rules.push({
    test: /\.mdx?$/,
    enforce: 'post',
    loader: path.join(root, 'lib/output/webpack/content-loader.mjs'),
    options: { folders: ['data', 'pages', 'partials'].map((folder) => path.join(root, folder)) },
  })
}

/**
 * Lets Next compile its own `_app`, which Nextra refuses: the preview needs it for the page that shows a mistake where no
 * page was before.
 * @throws when Nextra has no such rule
 */
export function leaveOutNextApp({ module }: WebpackConfig): void {
  const rule = module.rules.find(({ test }) => test?.source?.includes(APP_FILE))
  if (rule === undefined)
    throw new Error(
      'preview: found no rule of Nextra for _app, expected that of Nextra 3.3.1: change page-rules.ts',
    )
  Object.assign(rule, { exclude: /node_modules/ })
}

/**
 * Lets a build compile each page once for both bundles.
 * @throws when Nextra has no such rule
 */
export function compileOnce({ module }: WebpackConfig, root: string, isServer: boolean): void {
  const { use, index } = pageLoaders(module)
  const loader = path.join(root, 'lib/output/webpack/compile-once-loader.mjs')
  const options = { folder: path.join(root, '.next/cache/compiled'), isServer }
  use.splice(index, 0, { loader, options })
}

/**
 * Has a page of the preview with a mistake fail alone.
 * @throws when Nextra has no such rule
 */
export function failAlone({ module }: WebpackConfig, root: string): void {
  const { use, index } = pageLoaders(module)
  use[index] = { ...use[index], loader: path.join(root, 'lib/output/webpack/page-loader.mjs') }
}

function pageLoaders({ rules }: WebpackConfig['module']) {
  const use = rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use }) => (Array.isArray(use) ? [use] : []))
    .find((loaders) => loaders.some(isPageLoader))
  if (use === undefined)
    throw new Error(
      'found no rule of Nextra for pages, expected that of Nextra 3.3.1: change page-rules.ts',
    )
  return { use, index: use.findIndex(isPageLoader) }
}

function isPageLoader(loader: unknown): boolean {
  return isRecord(loader) && isRecord(loader.options) && loader.options.isPageImport === true
}
