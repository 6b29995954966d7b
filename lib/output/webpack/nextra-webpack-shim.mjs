import { createRequire } from 'node:module'

/**
 * Adds an empty `init()` to Next's bundled webpack. Nextra 3.3.1 calls `init()` when imported, but Next 16 lacks it.
 * Remove this workaround when Nextra no longer makes that call.
 */
export function addWebpackInit() {
  const bundled = createRequire(import.meta.url)('next/dist/compiled/webpack/webpack.js')
  bundled.init ??= () => {}
}
