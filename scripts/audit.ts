// Runs the checks that take too long for every change, or those it is given: `npm run audit -- hosted hosts`.
import { audit, longChecks } from '../tools/checks/audit'
import { runScript } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'

async function main(): Promise<void> {
  const checks = longChecks(process.argv.slice(2))
  await runScript('scripts/build.ts')
  await audit(checks)
}

await main().catch(reportFailure)
