import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'
import { compileLess } from './lib/output/run/compile-less.mjs'
import { giveNextWebpackAnInit } from './lib/output/webpack/nextra-webpack-shim.mjs'

export default async function nextConfig(phase) {
  compileLess()
  const { createSiteBuild } = await tsImport('./lib/output/webpack/site-build.ts', import.meta.url)
  const site = await createSiteBuild({
    root: fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
    isPreview: phase === PHASE_DEVELOPMENT_SERVER,
  })
  giveNextWebpackAnInit()
  const { default: nextra } = await import('nextra')
  return nextra(site.nextraOptions)(site.nextOptions)
}
