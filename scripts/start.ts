// Builds and serves the site; with --no-build, only serves the existing out/.
import { parseArgs } from 'node:util'
import { effectiveBasePath } from '../lib/content/settings/base-path'
import { reportFailure, run } from '../tools/command-line'
import { serveSite } from '../tools/serve-site'

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT || '3000' },
      host: { type: 'string', default: 'localhost' },
      'no-build': { type: 'boolean', default: false },
    },
  })
  if (!values['no-build']) run('tsx scripts/build.ts')
  const { url } = await serveSite('out', Number(values.port), values.host)
  console.log(`Capella Documentation is served at ${url}${effectiveBasePath}`)
}

await start().catch(reportFailure)
