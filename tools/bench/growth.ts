import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { TERMS_FILE } from '../../lib/content/checks/check-terms'
import { readPageMap } from '../../lib/content/pages/read-page-map'
import { siteConfig } from '../../lib/content/settings/site-config'
import { growPages } from '../../tests/fixtures/grown-copy/grow-pages'
import { inCopy } from '../machine/project-copy'
import { runScript } from '../machine/run-command'
import { measureBuiltSearch } from './search-engine'

/** Heap of each process of a build: a site that needs more does not grow as it should. */
const MOST_MEMORY_MB = 2000
const SLOWEST_KEY_MS = 20

/**
 * Builds copies of the site with more pages, and shows what each costs in a table.
 * @param args `--sizes 91,1000,5000` for the number of pages; 1,000 otherwise
 * @throws when a build fails, or a search in a copy is too slow
 */
export async function measureGrowth(args: readonly string[]): Promise<void> {
  const options = { sizes: { type: 'string', default: '1000' } } as const
  const { sizes } = parseArgs({ args: [...args], options }).values
  const { pages } = await readPageMap('.', siteConfig.sidebars)
  const sources = new Map(pages.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  const published = pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  const routes = published.map(({ route }) => route)
  await inCopy('growth', async (folder) => {
    const rows = []
    for (const size of sizes.split(',').map(Number)) {
      const grown = growPages(sources, size)
      for (const [file, text] of grown) write(path.join(folder, file), text)
      // Words drawn by lot are sometimes the wrong ones.
      rmSync(path.join(folder, TERMS_FILE), { force: true })
      rmSync(path.join(folder, '.next'), { recursive: true, force: true })
      const count = sources.size + grown.size
      const start = Date.now()
      const settings = { NODE_OPTIONS: `--max-old-space-size=${MOST_MEMORY_MB}` }
      await runScript('scripts/build.ts', { cwd: folder, settings })
      rows.push({
        pages: count,
        'build ms a page': Math.round((Date.now() - start) / count),
        ...(await measureBuiltSearch(path.join(folder, 'out'), routes)),
      })
    }
    console.table(rows)
    for (const { pages: count, 'slowest key ms': found } of rows)
      if (found > SLOWEST_KEY_MS)
        throw new Error(
          `${count} pages, slowest key ms: found ${found}, expected at most ${SLOWEST_KEY_MS}`,
        )
  })
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
