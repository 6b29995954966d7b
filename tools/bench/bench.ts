import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { FEEDS } from '../../lib/content/pages/page-feeds'
import { withBrowser } from '../machine/browser'
import { chosen } from '../machine/choose'
import { startServer } from '../server/start-server'
import {
  type Figures,
  measureClicks,
  measureLoad,
  measureSearch,
  measureStartUp,
  type ServedSite,
} from './measure-page'
import { median, rounded } from './statistics'

/** One page of each kind. */
const PAGES = {
  home: '/',
  'long guide': '/docs/FTC/Installation_Guides/Kubernetes/AWS',
  'method page': '/docs/Stream/API/API_Methods/AddEvent',
  'release notes': FEEDS.rss.route,
  'search page': '/search',
} as const
/** Two pages of Stream each, in each other's sidebar. */
const PAIRS = {
  'method page': [PAGES['method page'], '/docs/Stream/API/API_Methods/AddMachines'],
  'long guide': [
    '/docs/Stream/Installation_Guides/Kubernetes/Akamai',
    '/docs/Stream/Installation_Guides/Kubernetes/AWS',
  ],
} as const
const SLOWDOWNS = [1, 4] as const

const RUNS = 5
type Rows = AsyncGenerator<readonly [name: string, Figures]>
type Table = { readonly title: string; readonly rows: (site: ServedSite) => Rows }

const TABLES: Readonly<Record<string, Table>> = {
  load: {
    title: 'Milliseconds to the first paint; KB (brotli 11)',
    async *rows(site) {
      for (const [name, route] of Object.entries(PAGES))
        yield [name, await medians(site, (page) => measureLoad(page, site, route))]
    },
  },
  clicks: {
    title: 'Milliseconds from a click to the other page’s heading',
    async *rows(site) {
      for (const [name, pair] of Object.entries(PAIRS))
        for (const slowdown of SLOWDOWNS) {
          const measure = (page: Page) => measureClicks(page, site.url, pair, slowdown)
          yield [`${name}, ${slowdown}x slower`, await medians(site, measure, 1)]
        }
    },
  },
  search: {
    title: 'Milliseconds in the search, opened at the first paint',
    async *rows(site) {
      for (const slowdown of SLOWDOWNS) {
        const url = site.url + PAGES['method page']
        const measure = (page: Page) => measureSearch(page, url, slowdown)
        yield [`${slowdown}x slower`, await medians(site, measure)]
      }
    },
  },
  'start-up': {
    title: 'Milliseconds of the main thread until React answers, 4x slower',
    async *rows(site) {
      for (const [name, route] of Object.entries(PAGES))
        yield [name, await medians(site, (page) => measureStartUp(page, site.url + route))]
    },
  },
}

/**
 * Measures a built site and prints tables. For figures that mean something, nothing else must run.
 * @param args names of tables; `--out <folder>` for a site that was built elsewhere
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string', default: 'out' } },
    allowPositionals: true,
  })
  const tables = chosen(TABLES, positionals)
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`)
  const { url, close } = await startServer({ root: values.out, port: 0 })
  try {
    await withBrowser(async (browser) => {
      for (const [, { title, rows }] of tables) {
        const table: Record<string, Figures> = {}
        for await (const [name, figures] of rows({ browser, url, out: values.out }))
          table[name] = figures
        console.log(title)
        console.table(table)
      }
    })
  } finally {
    await close()
  }
}

/** Measures several times, each in a page of a new reader with a large screen, and takes the median of each figure. */
async function medians(
  { browser }: ServedSite,
  measure: (page: Page) => Promise<Figures>,
  runs = RUNS,
): Promise<Figures> {
  const results: Figures[] = []
  while (results.length < runs) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    results.push(await measure(page))
    await page.close()
  }
  const names = Object.keys(results[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, rounded(median(results.map((figures) => figures[name] ?? 0)))]),
  )
}
