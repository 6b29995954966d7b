import { existsSync } from 'node:fs'
import path from 'node:path'

/** A rule of webpack, as far as the build looks into it. */
export type WebpackRule = {
  readonly test?: unknown
  readonly oneOf?: readonly WebpackRule[]
  readonly loader?: string
  readonly options?: object
  exclude?: RegExp
  use?: unknown
  readonly resolve?: { readonly alias: Readonly<Record<string, string>> }
}

/** What of webpack's configuration the build changes. */
export type WebpackConfig = {
  readonly module: { readonly rules: WebpackRule[] }
  readonly output?: { hashDigestLength?: number }
  readonly optimization?: { readonly splitChunks?: unknown }
  cache?: unknown
  plugins?: readonly object[]
}

/** Hexadecimal digits. */
const HASH_LENGTH = 8

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

/**
 * Does without webpack's cache: to pack all of it costs a clean build most of what the next one saves, and a
 * large site a fifth of its memory. Compiled pages have a store of their own.
 */
export function leaveOutCache(config: WebpackConfig): void {
  config.cache = false
}

/** Cuts the hashes in names of files to what tells some hundred files apart: every page names seven. */
export function shortenHashes({ output }: WebpackConfig): void {
  if (output !== undefined) output.hashDigestLength = HASH_LENGTH
}

/**
 * Has the pages of the server share all that more than one of them needs. Webpack would give each page its own copy of small
 * modules, 25 KB in all, and keep these until the build is over.
 * @throws when Next shares nothing
 */
export function shareModules({ optimization }: WebpackConfig): void {
  const sharing = optimization?.splitChunks
  if (typeof sharing !== 'object' || sharing === null)
    throw new Error(
      'build: found no splitChunks for the server, expected that of Next 16: change or delete shareModules',
    )
  Object.assign(sharing, { minSize: 0 })
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

function isPageRule(use: unknown): boolean {
  if (!Array.isArray(use)) return false
  const last: unknown = use.at(-1)
  return JSON.stringify(last ?? null).includes('"isPageImport":true')
}
