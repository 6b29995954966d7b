import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { costBelow } from './processes'

const SAMPLE_MS = 200
/** Characters of a failed build's output that are shown. */
const LAST_WORDS_LENGTH = 4000

/** What a build takes: processor and wall time in seconds, peak memory of its processes together in MB. */
export type BuildCost = {
  readonly 'CPU s': number
  readonly 'wall s': number
  readonly 'peak MB': number
}

/**
 * Builds the site and measures it; needs Linux and bash.
 * @param isClean whether what earlier builds left is deleted first
 * @param cwd folder of the project
 * @throws when the build fails
 */
export async function measureBuild(isClean: boolean, cwd = '.'): Promise<BuildCost> {
  if (isClean) rmSync(`${cwd}/.next`, { recursive: true, force: true })
  const start = performance.now()
  const child = spawn('bash', ['-c', 'npm run build >&2; code=$?; times; exit $code'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let lastWords = ''
  child.stderr.on('data', (text) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS_LENGTH)
  })
  child.stdout.on('data', (text) => {
    said += text
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, costBelow(child.pid ?? 0).bytes)
  }, SAMPLE_MS)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`The build failed with exit code ${code}.\n${lastWords}`)
  return {
    'CPU s': Math.round(childSeconds(said) * 10) / 10,
    'wall s': Math.round((performance.now() - start) / 100) / 10,
    'peak MB': Math.round(peak / 1e6),
  }
}

/** The second line of bash's \`times\`: user and system time of all children, such as "0m29.1s 0m2.5s". */
function childSeconds(said: string): number {
  const line = said.trim().split('\n').at(-1) ?? ''
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}
