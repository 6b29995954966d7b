import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { TERMS_FILE } from '../../lib/content/checks/check-terms'
import { keysOf } from '../../lib/content/keys-of'
import { readPageMap } from '../../lib/content/pages/read-page-map'
import { filesBelow } from '../../lib/content/project-files'
import { siteConfig } from '../../lib/content/settings/site-config'
import { growPages } from '../../tests/fixtures/grown-copy/grow-pages'
import { inCopy } from '../machine/project-copy'
import { captureCommand } from '../machine/run-command'
import { bytesOf } from './loaded-files'
import { measureBuiltSearch } from './search-engine'
import { rounded } from './statistics'

/** Heap of each process of a build: a site that needs more does not grow as it should. */
const MOST_MEMORY_MB = 2000
const SLOWEST_KEY_MS = 20
/** A first hit may take 220 KB: 72 are the box and the engine, whatever the size of the site. */
const MOST_TITLES_KB = 220 - 72
/** Share by which a page may cost more on a larger site. */
const GROWTH_TOLERANCE = 0.1
/** Pages that are compressed to know what they weigh: all of them would take longer than the build. */
const MOST_WEIGHED = 200

/**
 * Builds copies of the site with more pages, and shows what each costs in a table.
 * @param args `--sizes 91,1000,5000` for the number of pages; 1,000 otherwise
 * @throws when a copy costs too much
 */
export async function measureGrowth(args: readonly string[]): Promise<void> {
  const options = { sizes: { type: 'string', default: '1000' } } as const
  const sizes = parseArgs({ args: [...args], options })
    .values.sizes.split(',')
    .map(Number)
  const { pages } = await readPageMap('.', siteConfig.sidebars)
  const sources = new Map(pages.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  const published = pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  await inCopy('growth', async (folder) => {
    const costs: CopyCost[] = []
    for (const size of sizes) {
      const grown = growPages(sources, size)
      for (const [file, text] of grown) write(path.join(folder, file), text)
      // Words drawn by lot are sometimes the wrong ones.
      rmSync(path.join(folder, TERMS_FILE), { force: true })
      const routes = published.map(({ route }) => route)
      costs.push(await measureCopy(folder, sources.size + grown.size, routes))
    }
    console.table(costs)
    const problems = costProblems(costs)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
}

/** What a copy costs; a row of the table. */
type CopyCost = {
  readonly pages: number
  readonly 'CPU ms a page': number
  /** What a reader loads: brotli 11. */
  readonly 'KB a page': number
  readonly 'titles KB': number
  readonly 'slowest key ms': number
}

async function measureCopy(
  folder: string,
  count: number,
  routes: readonly string[],
): Promise<CopyCost> {
  rmSync(path.join(folder, '.next'), { recursive: true, force: true })
  const seconds = await buildSeconds(folder)
  const out = path.join(folder, 'out')
  return {
    pages: count,
    'CPU ms a page': Math.round((1000 * seconds) / count),
    'KB a page': averageKilobytes(out),
    ...(await measureBuiltSearch(out, routes)),
  }
}

/**
 * Processor time of a build of a folder.
 * @throws when it fails, as it does when one of its processes needs too much memory
 */
async function buildSeconds(cwd: string): Promise<number> {
  const env = { ...process.env, NODE_OPTIONS: `--max-old-space-size=${MOST_MEMORY_MB}` }
  const { status, output } = await captureCommand('npm run build && times', { cwd, env })
  if (status !== 0) throw new Error(`The build failed with exit code ${status}.\n${output}`)
  // The last line is the time of the shell's children, such as "0m34.2s 0m3.1s".
  const times = output.trim().split('\n').at(-1) ?? ''
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  )
}

/** Kilobytes (brotli 11) of a page's HTML, on average of some from all over the site. */
export function averageKilobytes(out: string): number {
  const pages = filesBelow(out, 'docs', '.html')
  const step = Math.ceil(pages.length / MOST_WEIGHED)
  const sizes = pages.filter((_, index) => index % step === 0).map((file) => bytesOf(out, file))
  return rounded(sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1000)
}

/** What grows more than the number of pages, or past a limit. */
export function costProblems(costs: readonly CopyCost[]): string[] {
  const [smallest] = costs
  return costs.flatMap((cost) => {
    const limits = {
      'slowest key ms': SLOWEST_KEY_MS,
      'titles KB': MOST_TITLES_KB,
      'CPU ms a page': (smallest?.['CPU ms a page'] ?? 0) * (1 + GROWTH_TOLERANCE),
      'KB a page': (smallest?.['KB a page'] ?? 0) * (1 + GROWTH_TOLERANCE),
    }
    return keysOf(limits)
      .filter((name) => cost[name] > limits[name])
      .map(
        (name) =>
          `${cost.pages} pages, ${name}: found ${cost[name]}, expected at most ${Math.round(limits[name])}`,
      )
  })
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
