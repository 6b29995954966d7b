import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../content/json'

/** The webpack that Next bundles has no types. */
type WebpackRule = {
  readonly test?: RegExp
  readonly use?: unknown
  readonly oneOf?: WebpackRule[]
  readonly resourceQuery?: RegExp
  readonly type?: string
  readonly generator?: object
}

export type WebpackConfig = {
  readonly module: { readonly rules: WebpackRule[] }
  readonly resolve: { readonly alias: Record<string, string | false> }
  readonly plugins: object[]
  readonly optimization: { readonly minimizer: object[]; realContentHash?: boolean }
  cache?: { readonly type: 'memory' } | false
}

/** Identifies Nextra's rule for `_app`, whose pattern contains this text. */
const APP_FILE = '_app\\.'

/** Lets Next compile its own `_app`, which shows errors in a preview. Throws if Nextra's rule has changed. */
export function excludeNextApp({ module }: WebpackConfig): void {
  const rule = module.rules.find(({ test }) => test?.source?.includes(APP_FILE))
  if (rule === undefined)
    throw new Error(
      'preview: found no webpack rule for _app, expected the rule that Nextra 3.3.1 adds. Update lib/output/webpack/page-rules.ts.',
    )
  Object.assign(rule, { exclude: /node_modules/ })
}

/** Makes the browser bundle reuse the pages of the server bundle. Throws if Nextra's rule has changed. */
export function compileOnce({ module }: WebpackConfig, root: string, isServer: boolean): void {
  const { use, index } = pageLoaders(module)
  const loader = path.join(root, 'lib/output/webpack/compile-once-loader.mjs')
  const options = { folder: path.join(root, '.next/cache/compiled'), isServer }
  use.splice(index, 0, { loader, options })
}

/** Shows a faulty page's error only there; compiles pages again after edits. Throws if Nextra's rule has changed. */
export function compileForPreview({ module }: WebpackConfig, root: string): void {
  const { use, index } = pageLoaders(module)
  use[index] = { ...use[index], loader: path.join(root, 'lib/output/webpack/page-loader.mjs') }
}

/** Leaves out Nextra's page map, a file that all pages would import, and that a preview and a build would share. */
export function dropPageMap({ plugins, resolve }: WebpackConfig, root: string): void {
  dropPlugin(plugins, 'NextraPlugin')
  resolve.alias[`${root.replaceAll('\\', '/')}/.next/static/chunks/nextra-page-map-.mjs`] = false
}

/** Leaves out what only a server needs: the list of files that each page loads, and short scripts. */
export function dropServerSteps({ plugins, optimization }: WebpackConfig): void {
  dropPlugin(plugins, 'TraceEntryPointsPlugin')
  // The other minimizer is for style sheets, whose URLs must be the same in both bundles.
  optimization.minimizer.shift()
  // Webpack would hold the scripts of all pages in memory, twice, to search them for hashes.
  optimization.realContentHash = false
}

function dropPlugin(plugins: object[], name: string): void {
  const index = plugins.findIndex((plugin) => plugin.constructor.name === name)
  if (index !== -1) plugins.splice(index, 1)
}

/**
 * Makes `import url from './x.css?url'` the URL of the file, for the `<link>` of a component that needs it. Its name
 * has a hash of the source: webpack's would differ between the bundles, as the server's lacks `realContentHash`.
 */
export function linkFiles({ module }: WebpackConfig, root: string): void {
  const filename = ({ filename: file = '' }) => {
    const source = file.replace(/\?.*/, '')
    const hash = createHash('sha256').update(readFileSync(path.join(root, source)))
    const { name, ext } = path.parse(source)
    return `static/media/${name}.${hash.digest('hex').slice(0, 8)}${ext}`
  }
  // Before Next's rules, which would add the style sheet to the one for all pages.
  const rules = module.rules.find(({ oneOf }) => oneOf !== undefined)?.oneOf
  rules?.unshift({ resourceQuery: /^\?url$/, type: 'asset/resource', generator: { filename } })
}

function pageLoaders({ rules }: WebpackConfig['module']) {
  const use = rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use }) => (Array.isArray(use) ? [use] : []))
    .find((loaders) => loaders.some(isPageLoader))
  if (use === undefined)
    throw new Error(
      'found no webpack rule for pages, expected the rule that Nextra 3.3.1 adds. Update lib/output/webpack/page-rules.ts.',
    )
  return { use, index: use.findIndex(isPageLoader) }
}

function isPageLoader(loader: unknown): boolean {
  return isRecord(loader) && isRecord(loader.options) && loader.options.isPageImport === true
}
