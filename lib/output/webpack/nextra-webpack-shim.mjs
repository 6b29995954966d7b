import { createRequire } from 'node:module'

/**
 * Nextra 3.3.1 calls `init()` of Next's bundled webpack on import, which Next 16 no longer has. Remove this when
 * Nextra no longer calls it.
 */
export function addWebpackInit() {
  const bundled = createRequire(import.meta.url)('next/dist/compiled/webpack/webpack.js')
  bundled.init ??= () => {}
}
