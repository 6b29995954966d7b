// Serves out/ as it is: `npm run serve -- --port 8080 --host 0.0.0.0 --base-path /x --strict-port`.
import { effectiveBasePath } from '../lib/content/settings/base-path'
import { reportFailure } from '../tools/process/report-failure'
import { readServeOptions } from '../tools/server/serve-options'
import { serveSite } from '../tools/server/serve-site'

async function serve(): Promise<void> {
  await serveSite('out', readServeOptions(process.argv.slice(2), process.env, effectiveBasePath))
}

await serve().catch(reportFailure)
