import { createRequire } from 'node:module'

/**
 * Adds an empty `init()` to the webpack that Next bundles. Nextra 3.3.1 calls `init()` on import, but Next 16 lacks it.
 * Remove this function when Nextra no longer calls `init()`.
 */
export function addWebpackInit() {
  const bundled = createRequire(import.meta.url)('next/dist/compiled/webpack/webpack.js')
  bundled.init ??= () => {}
}
