import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Compiler, Module, Webpack } from './webpack-api'

/** A rule of webpack, as far as the build looks into it. */
export type WebpackRule = {
  readonly test?: unknown
  readonly oneOf?: readonly WebpackRule[]
  readonly loader?: string
  exclude?: RegExp
  use?: unknown
  readonly resolve?: { readonly alias: Readonly<Record<string, string>> }
}

/** What of webpack's configuration the build changes. */
export type WebpackConfig = {
  readonly module: { readonly rules: WebpackRule[] }
  readonly output?: { hashDigestLength?: number }
  cache?: unknown
  resolve?: { readonly alias?: Readonly<Record<string, unknown>> }
  plugins?: readonly object[]
}

/** Hexadecimal digits. */
const HASH_LENGTH = 8

/** Ends the pattern of Nextra's rule. */
const APP_FILE = '_app\\.'
const PAGE_FILE = /\.mdx?$/
const PICTURE_FILE = 'node_modules/nextra/dist/client/components/image-zoom.js'
const PICTURE_LOADER = 'lib/output/webpack/plain-image-loader.mjs'
const TRACING_PLUGIN = 'TraceEntryPointsPlugin'

/** Puts the page loader in the place of Nextra's loader of pages. */
export function replacePageLoader(rules: readonly WebpackRule[], pageLoader: object): void {
  const pageRules = rules.flatMap((rule) => rule.oneOf ?? []).filter((rule) => isPageRule(rule.use))
  if (pageRules.length === 0)
    throw new Error('build: found no page rule of Nextra, expected Nextra 3.3.1')
  for (const rule of pageRules) {
    if (Array.isArray(rule.use)) rule.use = [...rule.use.slice(0, -1), pageLoader]
  }
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
 * Leads Nextra's picture that can be enlarged through the loader that puts a plain one in its place.
 * @param root folder of the project
 * @throws when Nextra has no such file
 */
export function addPlainImageLoader({ module }: WebpackConfig, root: string): void {
  if (!existsSync(path.join(root, PICTURE_FILE)))
    throw new Error(
      `build: found no ${PICTURE_FILE}, expected that of Nextra 3.3.1: change or delete ${PICTURE_LOADER}`,
    )
  module.rules.push({
    test: /nextra[\\/]dist[\\/]client[\\/]components[\\/]image-zoom\.js$/,
    loader: path.join(root, PICTURE_LOADER),
  })
}

/** Leads imports of a name to a file. */
export function addAlias(config: WebpackConfig, name: string, file: string): void {
  const { resolve } = config
  config.resolve = { ...resolve, alias: { ...resolve?.alias, [name]: file } }
}

/**
 * Does without webpack's cache: to pack all of it costs a clean build most of what the next one saves, and a
 * large site a fifth of its memory. Compiled pages have a store of their own.
 */
export function leaveOutCache(config: WebpackConfig): void {
  config.cache = false
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

/** Cuts the hashes in names of files to what tells some hundred files apart: every page names seven. */
export function shortenHashes({ output }: WebpackConfig): void {
  if (output !== undefined) output.hashDigestLength = HASH_LENGTH
}

/**
 * Takes out the plugin that finds the files a server would need.
 * @throws when it is not there
 */
export function leaveOutFileTracing(config: WebpackConfig): void {
  const plugins = config.plugins ?? []
  const kept = plugins.filter((plugin) => plugin.constructor.name !== TRACING_PLUGIN)
  if (kept.length === plugins.length)
    throw new Error(
      `build: found no ${TRACING_PLUGIN}, expected that of Next 16: change or delete leaveOutFileTracing`,
    )
  config.plugins = kept
}

function isFileCache(cache: unknown): cache is { version: string; buildDependencies?: object } {
  return typeof cache === 'object' && cache !== null && 'version' in cache
}

function isPageRule(use: unknown): boolean {
  if (!Array.isArray(use)) return false
  const last: unknown = use.at(-1)
  return JSON.stringify(last ?? null).includes('"isPageImport":true')
}
