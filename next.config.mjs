import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'
import { addWebpackInit } from './lib/output/webpack/nextra-webpack-shim.mjs'

export default async function nextConfig(phase) {
  // Next sets this variable for Turbopack, which cannot run the plugins of Nextra 3.
  if (process.env.TURBOPACK)
    throw new Error(
      'Found Turbopack, expected webpack. Run `npm run build`, or add --webpack to `next`.',
    )
  const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
  const { createSiteBuild } = await tsImport('./lib/output/webpack/site-build.ts', import.meta.url)
  const site = await createSiteBuild({ root, isPreview: phase === PHASE_DEVELOPMENT_SERVER })
  addWebpackInit()
  const { default: nextra } = await import('nextra')
  return nextra(site.nextraOptions)(site.nextOptions)
}
