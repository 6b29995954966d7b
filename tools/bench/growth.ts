import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { TERMS_FILE } from '../../lib/content/checks/check-terms'
import { keysOf } from '../../lib/content/keys-of'
import { fileSizes, filesBelow } from '../../lib/content/list-files'
import { readPageMap } from '../../lib/content/pages/read-page-map'
import { siteConfig } from '../../lib/content/settings/site-config'
import { growPages } from '../../tests/fixtures/grown-copy/grow-pages'
import { inCopy } from '../machine/project-copy'
import { startPreview } from '../machine/start-preview'
import { measureBuild } from './build-cost'
import { type FirstView, firstViewOf, readPage } from './first-view'
import { measureBuiltSearch } from './search-engine'
import { rounded } from './statistics'

const MOST_MEMORY_MB = 3000
const SLOWEST_KEY_MS = 20
/** A first hit may take 220 KB: 72 are the box and the engine, whatever the size of the site. */
const MOST_TITLES_KB = 220 - 72
/** Share by which a page may cost more on a larger site. */
const GROWTH_TOLERANCE = 0.1
/** Pages that are compressed to know what they weigh: all of them would take longer than the build. */
const MOST_WEIGHED = 200
const NEW_SECTIONS = ['/docs/FTC/Earlier', '/docs/Stream/Earlier']
/** What a page prints that grows with the others: their rows of symptoms. */
const GATHERS = /^<Troubleshooting \/>/m
/** Share by which what a page loads may change when the site grows. */
const TOLERANCE = 0.03
/** Bytes that any part may change by: a link to a section more, and numbers of modules with six digits at 5,000 pages. */
const SMALLEST_CHANGE = 80

/**
 * Builds copies of the site with more pages, shows what each costs in a table, and compares what readers of today's
 * pages load.
 * @param args `--sizes 91,1000,5000` for the number of pages; 1,000 otherwise
 * @throws when a copy costs too much, or a page loads more than on the site in out/
 */
export async function measureGrowth(args: readonly string[]): Promise<void> {
  const options = { sizes: { type: 'string', default: '1000' } } as const
  const sizes = parseArgs({ args: [...args], options })
    .values.sizes.split(',')
    .map(Number)
  const { pages } = await readPageMap('.', siteConfig.sidebars)
  const sources = new Map(pages.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  const published = pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  const routes = published.map(({ route }) => route)
  const gathering = published
    .filter(({ file }) => GATHERS.test(sources.get(file) ?? ''))
    .map(({ route }) => route)
  const compared = routes.filter((route) => !gathering.includes(route))
  await inCopy('growth', async (folder) => {
    const problems: string[] = []
    const costs: CopyCost[] = []
    for (const size of sizes) {
      const grown = growPages(sources, size)
      for (const [file, text] of grown) write(path.join(folder, file), text)
      // Words drawn by lot are sometimes the wrong ones.
      rmSync(path.join(folder, TERMS_FILE), { force: true })
      costs.push(await measureCopy(folder, sources.size + grown.size, routes))
      problems.push(...pageDifferences(path.join(folder, 'out'), compared))
    }
    console.table(costs)
    problems.push(...costProblems(costs))
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  console.log(`What each of ${compared.length} pages of the site loads is the same.`)
  console.log(`${gathering.join(', ')} gather what others say, and may grow.`)
}

/** What a copy costs; a row of the table. */
export type CopyCost = {
  readonly pages: number
  readonly 'CPU ms a page': number
  /** What a reader loads: brotli 11. */
  readonly 'KB a page': number
  /** What a host stores, of everything. */
  readonly 'folder KB a page': number
  readonly 'peak MB': number
  readonly 'preview s': number
  readonly 'titles KB': number
  readonly 'slowest key ms': number
}

async function measureCopy(
  folder: string,
  count: number,
  routes: readonly string[],
): Promise<CopyCost> {
  rmSync(path.join(folder, '.next'), { recursive: true, force: true })
  const build = await measureBuild(folder)
  const out = path.join(folder, 'out')
  const preview = await startPreview(folder)
  await preview.end()
  return {
    pages: count,
    'CPU ms a page': Math.round((1000 * build['CPU s']) / count),
    'KB a page': averageKilobytes(out),
    'folder KB a page': Math.round(folderBytes(out) / 1000 / count),
    'preview s': preview.startSeconds,
    ...build,
    ...(await measureBuiltSearch(out, routes)),
  }
}

/** Kilobytes (brotli 11) of a page's HTML, on average of some from all over the site. */
export function averageKilobytes(out: string): number {
  const pages = filesBelow(out, 'docs', '.html')
  const step = Math.ceil(pages.length / MOST_WEIGHED)
  const sizes = pages
    .filter((_, index) => index % step === 0)
    .map((file) => brotliCompressSync(readFileSync(path.join(out, file))).length)
  return rounded(sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1000)
}

/** What grows more than the number of pages, or past a limit. */
export function costProblems(costs: readonly CopyCost[]): string[] {
  const [smallest] = costs
  return costs.flatMap((cost) => {
    const limits = {
      'peak MB': MOST_MEMORY_MB,
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

/** What readers of today's pages load more than on the site in out/. */
function pageDifferences(out: string, routes: readonly string[]): string[] {
  return [
    ...routes.flatMap((route) =>
      differences(route, firstViewOf('out', route), firstViewOf(out, route)),
    ),
    ...NEW_SECTIONS.flatMap((section) =>
      pagesThatName(out, routes, section).map(
        (route) => `${route}: found the pages below ${section}, expected a link to it only`,
      ),
    ),
  ]
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A line for each part of a page that grew or shrank too much. */
export function differences(route: string, before: FirstView, after: FirstView): string[] {
  const parts = ['html', 'css', 'scripts', 'ownScript'] as const
  return parts.flatMap((part) =>
    Math.abs(after[part] - before[part]) <= Math.max(before[part] * TOLERANCE, SMALLEST_CHANGE)
      ? []
      : [`${route} ${part}: found ${after[part]} bytes, expected ${before[part]} ± 3 %`],
  )
}

/**
 * Pages of the site whose HTML names pages that only the grown copy has.
 * @param section path of a section that only the grown copy has; its index page may be named
 */
export function pagesThatName(grown: string, routes: readonly string[], section: string): string[] {
  return routes.filter((route) => readPage(grown, route).includes(`${section}/`))
}

/** Bytes of all files in a folder. */
export function folderBytes(folder: string): number {
  return Object.values(fileSizes(folder)).reduce((sum, size) => sum + size, 0)
}
