import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { compileLess } from './lib/output/run/compile-less.mjs'
import { importBundled } from './lib/output/run/import-bundled.mjs'
import { giveNextWebpackAnInit } from './lib/output/webpack/nextra-webpack-shim.mjs'

export default async function nextConfig(phase) {
  compileLess()
  const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
  const { createSiteBuild } = await importBundled(root, 'lib/output/webpack/site-build.ts')
  const site = await createSiteBuild({ root, isPreview: phase === PHASE_DEVELOPMENT_SERVER })
  giveNextWebpackAnInit()
  const { default: nextra } = await import('nextra')
  return nextra(site.nextraOptions)(site.nextOptions)
}
