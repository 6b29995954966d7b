import path from 'node:path'
import { buildSync } from 'esbuild'
import type { InlineOptions } from '../../content/settings/inline-options'

/** No newer than what the scripts of Next need. */
const TARGET = 'es2020'

/**
 * Bundles the scripts that stand in every page's HTML.
 * @param root folder of the project
 * @throws what esbuild says, with file and line
 */
export function bundleInlineScripts(root: string, options: InlineOptions) {
  const define = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      `INLINE_OPTIONS.${name}`,
      JSON.stringify(value),
    ]),
  )
  const bundle = (name: 'head' | 'start') =>
    buildSync({
      entryPoints: [path.join(root, `lib/browser/inline/${name}.ts`)],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: TARGET,
      define,
      // Without the project's own settings, which would write "use strict" before each.
      tsconfigRaw: {},
    })
      .outputFiles.map(({ text }) => text.trim())
      .join('')
  return { head: bundle('head'), start: bundle('start') }
}
