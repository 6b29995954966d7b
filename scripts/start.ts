// Builds the site when something changed since the last build, then serves it. Takes serve.ts's options.

import { effectiveBasePath } from '../lib/content/settings/base-path'
import { BUILD_NEED_MESSAGE, findBuildNeed } from '../lib/output/inputs/build-need'
import { reportFailure } from '../tools/process/report-failure'
import { runTypeScript } from '../tools/process/run-command'
import { readServeOptions } from '../tools/server/serve-options'
import { serveSite } from '../tools/server/serve-site'

async function start(): Promise<void> {
  const options = readServeOptions(process.argv.slice(2), process.env, effectiveBasePath)
  const isOtherBasePath = options.basePath !== effectiveBasePath
  const env = isOtherBasePath ? { ...process.env, SITE_BASE_PATH: options.basePath } : process.env

  const need = await findBuildNeed('.', env)
  console.log(BUILD_NEED_MESSAGE[need])
  if (need !== 'none' && (await runTypeScript('scripts/build.ts', [], { env })) !== 0) {
    throw new Error('The build failed, so there is nothing to serve.')
  }
  await serveSite('out', options)
}

await start().catch(reportFailure)
