import { existsSync } from 'node:fs'
import pMap from 'p-map'
import { changedFiles } from '../machine/changed-files'
import { chosen } from '../machine/choose'
import { type CapturedCommand, captureCommand } from '../machine/run-command'
import { findingsOf, ONE_LINE_EACH } from './findings'

/** What needs no build, the longest early, so that no processor is left waiting at the end. */
const CHECKS = {
  content: 'tsx scripts/check-content.ts',
  // Next and other tools work with the compiler that is written in JavaScript; this one takes a fifth of its time.
  types: 'node node_modules/typescript-7/bin/tsc',
  unit: 'vitest run',
  unused: 'knip',
  imports:
    'depcruise --output-type err components lib pages data scripts tools site.config.ts theme.config.tsx',
  spelling: 'cspell lint --no-progress --no-summary',
  lint: 'biome check .',
} as const

/** What writers edit. */
const CONTENT = /^(?:data|pages|partials|public)\//
/** What the spelling check reads. */
const TEXT = /^(?:data|pages|partials)\/.*\.(?:mdx?|svg|ya?ml)$|^[^/]+\.md$/

/** One is for the unit tests, which have processes of their own. */
const LANES = 2

/** Unit tests read the content: what is wrong with it is said once, in the words for writers. */
const SKIPPED: CapturedCommand = {
  status: 1,
  seconds: 0,
  output: 'Not run, because the content has errors.',
}

type Result = CapturedCommand & { readonly name: string }

/**
 * Runs checks side by side. What failed is printed last, whole, and then one line for each; with `--json` as findings.
 * @param args the checks to run; all when there are none. `--changed` in their place: those of content, for what this
 * branch changed
 * @throws when one fails
 */
export async function check(args: readonly string[]): Promise<void> {
  const isJson = args.includes('--json')
  const names = args.filter((arg) => arg !== '--json')
  const checks = names.includes('--changed') ? await checksOfChanges() : chosen(CHECKS, names)
  const env = { ...process.env, ...(process.stdout.isTTY && !isJson ? { FORCE_COLOR: '1' } : {}) }
  let isContentGood = Promise.resolve(true)
  const run = async ([name, command]: readonly [name: string, command: string]) => {
    const line = isJson ? `${command} ${ONE_LINE_EACH[name] ?? ''}` : command
    const isHopeless = name === 'unit' && !(await isContentGood)
    const running = isHopeless ? Promise.resolve(SKIPPED) : captureCommand(line, { env })
    if (name === 'content') isContentGood = running.then(({ status }) => status === 0)
    const result = { name, ...(await running) }
    if (result.status === 0 && result.output.trim() !== '' && !isJson) print(result)
    return result
  }
  const results = await pMap(checks, run, { concurrency: LANES })
  if (isJson) reportJson(results)
  else report(results)
}

async function checksOfChanges(): Promise<[string, string][]> {
  const files = (await changedFiles()).filter((file) => existsSync(file))
  if (files.some((file) => !CONTENT.test(file)))
    console.warn('More than content has changed: npm run check checks the code too.')
  const texts = files.filter((file) => TEXT.test(file))
  return [
    ['content', `${CHECKS.content} --changed`],
    ...withFiles('spelling', CHECKS.spelling, texts),
    ...withFiles('lint', 'biome check --no-errors-on-unmatched', files),
  ]
}

function withFiles(name: string, command: string, files: readonly string[]): [string, string][] {
  if (files.length === 0) return []
  return [[name, [command, ...files.map((file) => JSON.stringify(file))].join(' ')]]
}

function reportJson(results: readonly Result[]): void {
  const failed = results.filter(({ status }) => status !== 0)
  const findings = failed.flatMap((result) => findingsOf(result.name, result))
  console.log(JSON.stringify(findings, null, 2))
  if (failed.length > 0) process.exitCode = 1
}

function report(results: readonly Result[]): void {
  const failed = results.filter(({ status }) => status !== 0)
  failed.forEach(print)
  console.log('')
  for (const { name, status, seconds } of results)
    console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${Math.round(seconds)} s)`)
  if (failed.length > 0) {
    const names = failed.map(({ name }) => name).join(' ')
    throw new Error(`\nCorrect what is said above, then: npm run check -- ${names}`)
  }
}

function print({ name, output }: Result): void {
  console.log(`\n--- ${name}\n${output.trim()}`)
}
