import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listFiles } from '../../lib/content/list-files'
import { readPageMap } from '../../lib/content/pages/read-page-map'
import { siteConfig } from '../../lib/content/settings/site-config'
import { growPages } from '../../tests/fixtures/grown-copy/grow-pages'
import { inCopy } from '../machine/project-copy'
import { measureBuild } from './build-cost'
import { type FirstView, firstViewOf, readPage } from './first-view'
import { measureBuiltSearch } from './search-engine'

const MOST_OUTPUT_MB = 150
const MOST_MEMORY_MB = 4000
const NEW_SECTIONS = ['/docs/FTC/Earlier', '/docs/Stream/Earlier']
/** Share by which what a page loads may change when the site grows. */
const TOLERANCE = 0.03
/** Bytes that any part may change by: a link to a section more, and longer numbers of modules. */
const SMALLEST_CHANGE = 60

/**
 * Builds copies of the site with more pages, shows what each costs, and compares what readers of today's pages load.
 * @param args `--sizes 91,500,1000` for the number of pages; 1,000 otherwise
 * @throws when a copy costs too much, or a page loads more than on the site in out/
 */
export async function measureGrowth(args: readonly string[]): Promise<void> {
  const options = { sizes: { type: 'string', default: '1000' } } as const
  const sizes = parseArgs({ args: [...args], options })
    .values.sizes.split(',')
    .map(Number)
  const { pages } = await readPageMap('.', siteConfig.sidebars)
  const sources = new Map(pages.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  const routes = pages
    .filter(({ frontMatter }) => frontMatter.status !== 'draft')
    .map(({ route }) => route)
  await inCopy('growth', async (folder) => {
    const problems: string[] = []
    for (const size of sizes) {
      const grown = growPages(sources, size)
      for (const [file, text] of grown) write(path.join(folder, file), text)
      problems.push(...(await measureCopy(folder, sources.size + grown.size, routes)))
    }
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  console.log(`What each of the ${routes.length} pages of the site loads is the same.`)
}

async function measureCopy(
  folder: string,
  count: number,
  routes: readonly string[],
): Promise<string[]> {
  const cost = await measureBuild(true, folder)
  const out = path.join(folder, 'out')
  const outputMb = Math.round(folderBytes(out) / 1e5) / 10
  const kb = Math.round((1000 * outputMb) / count)
  console.log(`${count} pages`, { ...cost, 'output MB': outputMb, 'KB a page': kb })
  console.log('Search', await measureBuiltSearch(out, routes))
  const problems: string[] = []
  if (outputMb > MOST_OUTPUT_MB)
    problems.push(`${count} pages: found ${outputMb} MB, expected at most ${MOST_OUTPUT_MB}`)
  if (cost['peak MB'] > MOST_MEMORY_MB)
    problems.push(
      `${count} pages: found ${cost['peak MB']} MB of memory, expected at most ${MOST_MEMORY_MB}`,
    )
  for (const route of routes)
    problems.push(...differences(route, firstViewOf('out', route), firstViewOf(out, route)))
  for (const section of NEW_SECTIONS)
    for (const route of pagesThatName(out, routes, section))
      problems.push(`${route}: found the pages below ${section}, expected a link to it only`)
  return problems
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A line for each part of a page that grew or shrank too much. */
export function differences(route: string, before: FirstView, after: FirstView): string[] {
  const parts = ['html', 'css', 'first view', 'scripts', 'own script'] as const
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
  return listFiles(folder)
    .map((file) => statSync(path.join(folder, file)).size)
    .reduce((sum, size) => sum + size, 0)
}
