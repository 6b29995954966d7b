import { createRequire } from 'node:module'

/**
 * Nextra 3.3.1 calls `init()` of Next's bundled webpack when it is imported; Next 16 no longer has that function.
 * Can go when Nextra does not call it, or when Next is older than 16.
 */
export function giveNextWebpackAnInit() {
  const bundled = createRequire(import.meta.url)('next/dist/compiled/webpack/webpack.js')
  bundled.init ??= () => {}
}
