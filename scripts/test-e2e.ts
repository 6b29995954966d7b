// Runs the end-to-end tests in a browser it finds; arguments go to `playwright test`.

import { findBrowser } from '../tools/browser/find-browser'
import { BROWSER_VARIABLE } from '../tools/browser/launch-options'
import { PLAYWRIGHT_CLI, systemProbes } from '../tools/browser/system-probes'
import { runCommand } from '../tools/process/run-command'
import { freePort } from '../tools/server/free-port'

const search = await findBrowser(systemProbes())
if (search.status === 'failed') {
  console.error(search.said)
  process.exitCode = 1
} else {
  console.log(search.said)
  // Whatever else runs on this machine, the tests have a port of their own.
  const port = process.env.E2E_PORT ?? String(await freePort())
  const env = { ...process.env, E2E_PORT: port, [BROWSER_VARIABLE]: search.browser }
  const args = [PLAYWRIGHT_CLI, 'test', ...process.argv.slice(2)]
  process.exitCode = await runCommand(process.execPath, args, { env })
}
