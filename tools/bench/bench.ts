import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { withBrowser } from '../machine/browser'
import { selectByName } from '../machine/this-process'
import { startServer } from '../server/start-server'
import { type Figures, measureClicks, measureSearch } from './reader-times'
import { median, rounded } from './search-engine'

// Both pages of a pair are in the same sidebar, because the measurement clicks sidebar links.
const METHOD_PAGES = [
  '/docs/Stream/API/API_Methods/AddEvent',
  '/docs/Stream/API/API_Methods/AddMachines',
] as const
const LONG_GUIDES = [
  '/docs/Stream/Installation_Guides/Kubernetes/Akamai',
  '/docs/Stream/Installation_Guides/Kubernetes/AWS',
] as const
const SLOWDOWNS = [1, 4] as const
const RUNS = 5

type Measure = (page: Page, url: string, slowdown: number) => Promise<Figures>

const TABLES: Readonly<Record<string, Readonly<Record<string, Measure>>>> = {
  clicks: {
    'click to a method page': (...how) => measureClicks(...how, METHOD_PAGES),
    'click to a long guide': (...how) => measureClicks(...how, LONG_GUIDES),
  },
  search: {
    'search at the first paint': (page, url, slowdown) =>
      measureSearch(page, url + METHOD_PAGES[0], slowdown),
  },
}

/**
 * Measures built sites and prints tables of times in milliseconds. Reliable figures need an otherwise idle machine.
 * @param args table names, by default all; `--out <folder>` for each site to measure, by default `--out out`
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string', multiple: true, default: ['out'] } },
    allowPositionals: true,
  })
  const tables = selectByName(TABLES, positionals)
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`)
  const sites = await Promise.all(
    values.out.map(async (root) => ({ root, ...(await startServer({ root, port: 0 })) })),
  )
  await withBrowser(async (browser) => {
    for (const [, rows] of tables) {
      const table: Record<string, Figures> = {}
      for (const [name, measure] of Object.entries(rows))
        for (const slowdown of SLOWDOWNS)
          for (const { root, url } of sites)
            table[`${root}: ${name}, ${slowdown}x CPU slowdown`] = await medians(browser, (page) =>
              measure(page, url, slowdown),
            )
      console.table(table)
    }
  }).finally(() => Promise.all(sites.map(({ close }) => close())))
}

/** The median of each figure over several runs, each in a new browser context. */
async function medians(
  browser: Browser,
  measure: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const results: Figures[] = []
  while (results.length < RUNS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    results.push(await measure(page))
    await page.close()
  }
  const names = Object.keys(results[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, rounded(median(results.map((figures) => figures[name] ?? 0)))]),
  )
}
