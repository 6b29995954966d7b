// Runs the end-to-end tests in a browser it finds; arguments go to `playwright test`.
import { runCommand } from '../lib/process/run-command'
import { findBrowser } from '../lib/test-browser/find-browser'
import { BROWSER_VARIABLE } from '../lib/test-browser/launch-options'
import { PLAYWRIGHT_CLI, systemProbes } from '../lib/test-browser/system-probes'

const search = await findBrowser(systemProbes())
if (search.status === 'failed') {
  console.error(search.said)
  process.exitCode = 1
} else {
  console.log(search.said)
  const env = { ...process.env, [BROWSER_VARIABLE]: search.browser }
  const args = [PLAYWRIGHT_CLI, 'test', ...process.argv.slice(2)]
  process.exitCode = await runCommand(process.execPath, args, { env })
}
