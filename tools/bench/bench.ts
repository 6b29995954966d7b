import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { FEEDS } from '../../lib/content/pages/page-feeds'
import { withBrowser } from '../machine/browser'
import { chosen } from '../machine/choose'
import { startServer } from '../server/start-server'
import { measureClicks, measureLoad, measureSearch, measureStartUp } from './measure-page'
import type { ServedSite } from './reader-page'
import { measureEach, type Table } from './statistics'

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
const SPEEDS = { 'full speed': 1, '4x slower': 4 } as const
const FIGURES_FILE = 'test-results/bench.json'

type Measured = {
  readonly title: string
  readonly run: (site: ServedSite) => Promise<Table>
}

const BENCHES: Readonly<Record<string, Measured>> = {
  load: {
    title: 'Milliseconds to the first paint; KB (brotli 11)',
    run: (site) => measureEach(PAGES, (route) => measureLoad(site, route)),
  },
  clicks: {
    title: 'Milliseconds from a click to the other page’s heading',
    run: (site) =>
      measureEach(atBothSpeeds(PAIRS), ({ item, slowdown }) => measureClicks(site, item, slowdown)),
  },
  search: {
    title: 'Milliseconds in the search, opened at the first paint',
    run: (site) =>
      measureEach(SPEEDS, (slowdown) => measureSearch(site, PAGES['method page'], slowdown)),
  },
  'start-up': {
    title: 'Milliseconds of the main thread until React answers, 4x slower',
    run: (site) => measureEach(PAGES, (route) => measureStartUp(site, route, 4)),
  },
}

/**
 * Measures the site and prints tables; the figures go to test-results/bench.json too. For figures that mean something,
 * nothing else must run.
 * @param args names of tables; `--out <folder>` for a site that was built elsewhere
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string', default: 'out' } },
    allowPositionals: true,
  })
  const benches = chosen(BENCHES, positionals)
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
  console.log(`Machine: ${machine}`)
  const figures: Record<string, Table> = {}
  const { url, close } = await startServer({ root: values.out, port: 0 })
  try {
    for (const [, { title, run }] of benches) {
      figures[title] = await withBrowser((browser) => run({ browser, url, out: values.out }))
      console.log(title)
      console.table(figures[title])
    }
  } finally {
    await close()
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(FIGURES_FILE, `${JSON.stringify({ machine, figures }, null, 2)}\n`)
}

function atBothSpeeds<Item>(items: Readonly<Record<string, Item>>) {
  const rows = Object.entries(items).flatMap(([name, item]) =>
    Object.entries(SPEEDS).map(([speed, slowdown]) => [`${name}, ${speed}`, { item, slowdown }]),
  )
  const table: Readonly<Record<string, { item: Item; slowdown: number }>> = Object.fromEntries(rows)
  return table
}
