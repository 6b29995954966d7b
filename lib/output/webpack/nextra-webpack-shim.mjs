import { createRequire } from 'node:module'

/**
 * Adds an empty `init()` to Next's bundled webpack. Importing Nextra 3.3.1 calls `init()`, which Next 16 lacks.
 * Remove this workaround when Nextra no longer makes that call.
 */
export function addWebpackInit() {
  const bundled = createRequire(import.meta.url)('next/dist/compiled/webpack/webpack.js')
  bundled.init ??= () => {}
}
