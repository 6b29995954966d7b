// Builds the site when something changed since the last build, then serves it; with --no-build, serves out/ as it is:
// `npm start -- --port 8080 --host 0.0.0.0 --base-path /x --strict-port`.
import { runScript } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'
import { readServeOptions } from '../tools/server/serve-options'
import { serveSite } from '../tools/server/serve-site'

async function main(): Promise<void> {
  const options = readServeOptions(process.argv.slice(2), process.env)
  if (options.isBuilt) await runScript('scripts/build.ts', { settings: options.buildSettings })
  await serveSite('out', options)
}

await main().catch(reportFailure)
