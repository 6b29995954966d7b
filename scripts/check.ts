// Runs the checks that need no build, two at a time: all, or those named, as in `npm run check -- types imports`.

import { captureCommand } from '../tools/machine/run-command'
import { reportFailure, selectByName } from '../tools/machine/this-process'

/** The checks, slowest first, so that both workers finish at about the same time. */
const CHECKS = {
  content: 'tsx scripts/check-content.ts',
  types: 'tsc',
  unit: 'vitest run',
  unused: 'knip',
  imports:
    'depcruise --output-type err-long components lib pages data scripts tools site.config.ts theme.config.tsx && depcruise --config .dependency-cruiser.readers.cjs --output-type err-long components lib',
  spelling: 'cspell lint --no-progress --no-summary',
  lint: 'biome check .',
} as const

async function check(names: readonly string[]): Promise<void> {
  const waiting = selectByName(CHECKS, names)
  const failed: string[] = []
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env
  const runWaiting = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, command] = next
      const { status, seconds, output } = await captureCommand(command, { env })
      const result = status === 0 ? 'passed' : 'FAILED'
      console.log(`\n--- ${name}: ${result} (${Math.round(seconds)} s)\n${output.trim()}`)
      if (status !== 0) failed.push(name)
    }
  }
  await Promise.all([runWaiting(), runWaiting()])
  if (failed.length > 0)
    throw new Error(`\nFix the problems above, then run: npm run check -- ${failed.join(' ')}`)
}

await check(process.argv.slice(2)).catch(reportFailure)
