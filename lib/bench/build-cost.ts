import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'

const SAMPLE_MS = 200
const PAGE_SIZE = 4096

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
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryBelow(child.pid ?? 0))
  }, SAMPLE_MS)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`The build failed with exit code ${code}.`)
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

/** Resident bytes of a process and all below it. */
function memoryBelow(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null
    if (parent !== null) parents.set(Number(name), parent)
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)
    return pid === root || (parent !== undefined && parent > 1 && isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow).reduce((sum, pid) => sum + residentBytes(pid), 0)
}

function parentOf(pid: string): number | null {
  const parent = /^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1]
  return parent === undefined ? null : Number(parent)
}

function residentBytes(pid: number): number {
  return Number(readProcess(String(pid), 'statm').split(' ')[1] ?? 0) * PAGE_SIZE
}

/** Empty when the process has ended meanwhile. */
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
