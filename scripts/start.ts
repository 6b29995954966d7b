// Builds the site when something changed since the last build, then serves it; with --no-build, serves out/ as it is:
// `npm start -- --port 8080 --host 0.0.0.0 --base-path /x --strict-port`.
import { BUILD_NEED_MESSAGE, findBuildNeed } from '../lib/output/inputs/build-need'
import { runScript } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'
import { readServeOptions } from '../tools/server/serve-options'
import { serveSite } from '../tools/server/serve-site'

async function main(): Promise<void> {
  const options = readServeOptions(process.argv.slice(2), process.env)
  if (options.isBuilt) {
    const settings = options.buildSettings
    const need = await findBuildNeed('.', { ...process.env, ...settings })
    console.log(BUILD_NEED_MESSAGE[need])
    if (need !== 'none') await runScript('scripts/build.ts', { settings })
  }
  await serveSite('out', options)
}

await main().catch(reportFailure)
