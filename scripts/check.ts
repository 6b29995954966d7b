// Runs the checks that need no build, two at a time: all, or those named. The output of those that fail comes last.

import { exec } from 'node:child_process'
import { reportFailure, selectByName } from '../tools/command-line'

/** The checks, slowest first, so that both workers finish at about the same time. */
const CHECKS = {
  content: 'tsx scripts/check-content.ts',
  types: 'tsc',
  unit: 'vitest run --silent=passed-only --reporter=dot --reporter=json',
  unused: 'knip',
  imports:
    'depcruise --output-type err-long components lib pages data scripts tools site.config.ts theme.config.tsx && depcruise --config .dependency-cruiser.readers.cjs --output-type err-long components lib',
  spelling: 'cspell lint --no-progress --no-summary',
  lint: 'biome check .',
} as const

async function check(): Promise<void> {
  const waiting = selectByName(CHECKS)
  const failed: { readonly name: string; readonly report: string }[] = []
  const runWaiting = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, command] = next
      const { isPassed, output } = await capture(command)
      const report = `\n--- ${name}: ${isPassed ? 'passed' : 'FAILED'}\n${output.trim()}`
      if (isPassed) console.log(report)
      else failed.push({ name, report })
    }
  }
  await Promise.all([runWaiting(), runWaiting()])
  const reports = failed.map(({ report }) => report).join('\n')
  const names = failed.map(({ name }) => name).join(' ')
  if (failed.length > 0)
    throw new Error(`${reports}\n\nFix the problems above, then run: npm run check -- ${names}`)
}

function capture(command: string): Promise<{ isPassed: boolean; output: string }> {
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) =>
      resolve({ isPassed: error === null, output: stdout + stderr }),
    )
  })
}

await check().catch(reportFailure)
