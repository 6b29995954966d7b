// Runs every check that needs no build side by side. What failed is printed last, whole, and then one line for each.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type CommandResult, captureCommand } from '../tools/process/capture-command'
import { reportFailure } from '../tools/process/report-failure'
import { sideBySide } from '../tools/process/side-by-side'

const CONTENT = 'check:content'
const UNIT_TESTS = 'test:unit'

/** npm scripts, the longest early, so that no processor is left waiting at the end. */
const CHECKS = [
  CONTENT,
  UNIT_TESTS,
  'typecheck',
  'lint:unused',
  'lint:imports',
  'check:spelling',
  'lint:code',
] as const

/** One is for the unit tests, which have processes of their own. */
const LANES = 2

type Result = CommandResult & { readonly name: string }

async function check(): Promise<void> {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) }
  const run = (name: string) => captureCommand(scripts[name] ?? 'exit 127', env)
  const content = run(CONTENT)
  const results = await sideBySide(CHECKS, LANES, async (name) => {
    const isHopeless = name === UNIT_TESTS && (await content).status !== 0
    const done = name === CONTENT ? content : isHopeless ? SKIPPED : run(name)
    const result = { name, ...(await done) }
    if (result.status === 0 && result.output.trim() !== '') print(result)
    return result
  })
  report(results)
}

/** Unit tests read the content: what is wrong with it is said once, in the words for writers. */
const SKIPPED: CommandResult = {
  status: 1,
  seconds: 0,
  output: `Not run, because ${CONTENT} failed.`,
}

function report(results: readonly Result[]): void {
  const failed = results.filter(({ status }) => status !== 0)
  failed.forEach(print)
  console.log('')
  for (const { name, status, seconds } of results)
    console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${Math.round(seconds)} s)`)
  if (failed.length > 0) {
    const names = failed.map(({ name }) => `npm run ${name}`).join(', ')
    throw new Error(`\nCorrect what is said above. One by one: ${names}`)
  }
}

function print({ name, output }: Result): void {
  console.log(`\n--- ${name}\n${output.trim()}`)
}

await check().catch(reportFailure)
