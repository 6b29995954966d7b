import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

export default async function nextConfig(phase) {
  // Next sets this variable for Turbopack, which cannot run the plugins of Nextra 3.
  if (process.env.TURBOPACK) {
    // Next would print an error with its stack.
    console.error(
      'Found Turbopack, expected webpack. Run `npm run build`, or add --webpack to `next`.',
    )
    process.exit(1)
  }
  const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
  const { createSiteBuild } = await tsImport('./lib/output/webpack/site-build.ts', import.meta.url)
  const site = await createSiteBuild({ root, isPreview: phase === PHASE_DEVELOPMENT_SERVER })
  // Nextra 3.3.1 calls `init()` of the webpack that Next bundles, but Next 16 lacks it.
  createRequire(import.meta.url)('next/dist/compiled/webpack/webpack.js').init ??= () => {}
  // Nextra would search the Git history for the last commit of each page, which takes up to a tenth of a second.
  const { Repository } = createRequire(import.meta.resolve('nextra'))('@napi-rs/simple-git')
  Repository.prototype.getFileLatestModifiedDateAsync = async () => undefined
  const { default: nextra } = await import('nextra')
  return nextra(site.nextraOptions)(site.nextOptions)
}
