import path from 'node:path'
import type { Webpack } from './webpack-api'
import type { WebpackConfig } from './webpack-config'

const NEXT_CLIENT = /next[\\/]dist[\\/]client[\\/]index\.js$/
const HYDRATION = 'components/chrome/hydrate-in-slices.ts'
/** Scripts that run once, whole: React, Next's client, the app. */
const START_FILE = /\/chunks\/(?:framework|main|pages\/_app)-/
/** Has Chromium compile all of a script while it arrives, beside the main thread, not each function when it is called. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
/** Behind the minifier, which takes comments away, and before files are named after their contents. */
const MINIFIED = 1000

/**
 * Gives Next's client our way to hydrate.
 * @param root folder of the project
 */
export function hydrateInSlices({ module }: WebpackConfig, root: string): void {
  module.rules.push({
    test: NEXT_CLIENT,
    resolve: { alias: { 'react-dom/client$': path.join(root, HYDRATION) } },
  })
}

/** Has the scripts that React starts with compiled before they run. */
export function compileBeforeStart(
  config: WebpackConfig,
  { BannerPlugin }: Pick<Webpack, 'BannerPlugin'>,
): void {
  const hint = { raw: true, banner: COMPILE_HINT, include: START_FILE, stage: MINIFIED }
  config.plugins = [...(config.plugins ?? []), new BannerPlugin(hint)]
}
