import { bundleReadingInPreview } from './preview-reading'
import type { RenameTokens } from './token-names'
import type { Compiler, Module, Webpack } from './webpack-api'
import type { WebpackConfig, WebpackRule } from './webpack-config'

/** Ends the pattern of Nextra's rule. */
const APP_FILE = '_app\\.'
const PAGE_FILE = /\.mdx?$/

export type PreviewConfigOptions = {
  /** Folder of the project. */
  readonly root: string
  readonly rename: RenameTokens
  /** Hash of the code that compiles pages. */
  readonly codeHash: string
}

/** Makes of webpack's configuration that of a preview, which is to show its first page soon and each save at once. */
export function preparePreview(
  config: WebpackConfig,
  webpack: Pick<Webpack, 'NormalModule'>,
  { root, rename, codeHash }: PreviewConfigOptions,
): void {
  leaveOutNextApp(config.module.rules)
  bundleReadingInPreview(config, root, rename)
  nameCache(config, codeHash)
  renewPages(config, webpack)
}

/**
 * Lets Next compile its own `_app`, which Nextra refuses: the preview needs it for the page that shows a mistake where no
 * page was before.
 * @throws when Nextra has no such rule
 */
export function leaveOutNextApp(rules: readonly WebpackRule[]): void {
  const rule = rules.find(({ test }) => test instanceof RegExp && test.source.includes(APP_FILE))
  if (rule === undefined)
    throw new Error('build: found no rule of Nextra for _app, expected Nextra 3.3.1')
  rule.exclude = /node_modules/
}

/**
 * Names webpack's cache after what makes modules and webpack cannot see: another compile step or setting is another
 * cache. Next's own name for it has a key that is drawn anew with each start, so that no start would find it.
 */
export function nameCache({ cache }: WebpackConfig, codeHash: string): void {
  if (!isFileCache(cache)) return
  cache.version = codeHash
  // What would lead webpack through all that the configuration imports is in the name.
  cache.buildDependencies = {}
}

/**
 * Has the page loader asked once for each page after a start, whatever webpack's cache has of it: the store knows whether
 * a page is still as it was, webpack does not see that another one is gone.
 */
export function renewPages(
  config: WebpackConfig,
  { NormalModule }: Pick<Webpack, 'NormalModule'>,
): void {
  const name = 'renew pages'
  const renewed = new Set<string>()
  const decide = ({ resource = '' }: Module) => {
    if (!PAGE_FILE.test(resource) || renewed.has(resource)) return undefined
    renewed.add(resource)
    return true
  }
  const apply = ({ hooks }: Compiler) =>
    hooks.compilation.tap(name, (compilation) =>
      NormalModule.getCompilationHooks(compilation).needBuild.tap(name, decide),
    )
  config.plugins = [...(config.plugins ?? []), { apply }]
}

function isFileCache(cache: unknown): cache is { version: string; buildDependencies?: object } {
  return typeof cache === 'object' && cache !== null && 'version' in cache
}
