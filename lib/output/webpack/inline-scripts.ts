import path from 'node:path'
import { buildSync } from 'esbuild'
import type { InlineOptions } from '../../content/settings/inline-options'
import { shrinkScript, TARGET } from './shrink-scripts'

/**
 * Bundles the scripts that stand in every page's HTML.
 * @param root folder of the project
 * @throws what esbuild says, with file and line
 */
export async function bundleInlineScripts(root: string, options: InlineOptions) {
  const define = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      `INLINE_OPTIONS.${name}`,
      JSON.stringify(value),
    ]),
  )
  const bundle = (name: 'head' | 'home' | 'start') =>
    buildSync({
      entryPoints: [path.join(root, `lib/browser/inline/${name}.ts`)],
      bundle: true,
      write: false,
      format: 'iife',
      target: TARGET,
      define,
      // Each of the two sees what the other does not.
      minifySyntax: true,
      // Without the project's own settings, which would write "use strict" before each.
      tsconfigRaw: {},
    })
      .outputFiles.map(({ text }) => text)
      .join('')
  // esbuild's own minifier leaves names and functions that are used once: every page would carry 150 bytes more.
  const script = (name: 'head' | 'home' | 'start') =>
    shrinkScript(bundle(name), { isModule: false, isOwn: true })
  return { head: await script('head'), home: await script('home'), start: await script('start') }
}
