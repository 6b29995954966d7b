// Finds or installs a browser, and passes the arguments to `playwright test`.
import { browserEnvironment, PLAYWRIGHT_CLI } from '../tools/machine/browser'
import { runCommand } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'
import { freePort } from '../tools/server/serve-options'

async function main(): Promise<void> {
  const env = await browserEnvironment()
  // A fixed port could be in use.
  const port = env.E2E_PORT ?? String(await freePort())
  const args = [PLAYWRIGHT_CLI, 'test', ...process.argv.slice(2)]
  process.exitCode = await runCommand(process.execPath, args, { env: { ...env, E2E_PORT: port } })
}

await main().catch(reportFailure)
