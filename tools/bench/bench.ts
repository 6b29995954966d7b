import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { chosen } from '../machine/choose'
import { withBrowser } from '../machine/open-browser'
import { freePort, startServer } from '../server/start-server'
import { measureBuilds } from './build-cost'
import { PAGES } from './pages'
import { measureLighthouse } from './reader/lighthouse'
import { measureLoad } from './reader/load'
import { measureNavigation, type PagePair } from './reader/navigation'
import { measureSearch } from './reader/search'
import { measureStartUp } from './reader/start-up'
import { type Figures, measureEach, type Table } from './statistics'

const STREAM_GUIDES = '/docs/Stream/Installation_Guides/Kubernetes'
const METHODS = '/docs/Stream/API/API_Methods'

const TURNS: Readonly<Record<string, PagePair>> = {
  'method page': [`${METHODS}/AddEvent`, `${METHODS}/AddMachines`],
  'long guide': [`${STREAM_GUIDES}/Akamai`, `${STREAM_GUIDES}/AWS`],
}
const SPEEDS = { 'full speed': 1, '4x slower': 4 }
const FIGURES_FILE = 'test-results/bench.json'

type Measured = {
  readonly title: string
  /**
   * @param out folder of the exported site
   * @param url where it is served
   */
  readonly run: (out: string, url: string) => Promise<Table>
}

const BENCHES: Readonly<Record<string, Measured>> = {
  build: { title: 'Build of this project', run: measureBuilds },
  load: {
    title: 'Milliseconds to the first paint; KB (brotli 11)',
    run: inBrowser(PAGES, measureLoad),
  },
  clicks: {
    title: 'Milliseconds from a click to the other page’s heading',
    run: atBothSpeeds(TURNS, measureNavigation),
  },
  search: {
    title: 'Milliseconds in the search, opened at the first paint',
    run: atBothSpeeds({ 'method page': PAGES['method page'] }, measureSearch),
  },
  'start-up': {
    title: 'Milliseconds of the main thread until React answers, 4x slower',
    run: inBrowser(PAGES, (browser, _, url, route) => measureStartUp(browser, url + route, 4)),
  },
  lighthouse: {
    title: 'Lighthouse, mobile, median of 5',
    async run(_, url) {
      const port = await freePort()
      return withBrowser(
        () => measureEach(PAGES, (route) => measureLighthouse(port, url + route)),
        [`--remote-debugging-port=${port}`],
      )
    },
  },
}

/**
 * Measures the site and its builds and prints tables; the figures go to test-results/bench.json too. For figures that
 * mean something, nothing else must run.
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
      figures[title] = await run(values.out, url)
      console.log(title)
      console.table(figures[title])
    }
  } finally {
    await close()
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(FIGURES_FILE, `${JSON.stringify({ machine, figures }, null, 2)}\n`)
}

/** Measures each entry in one browser. */
function inBrowser<Item>(
  items: Readonly<Record<string, Item>>,
  measure: (browser: Browser, out: string, url: string, item: Item) => Promise<Figures>,
): Measured['run'] {
  return (out, url) =>
    withBrowser((browser) => measureEach(items, (item) => measure(browser, out, url, item)))
}

function atBothSpeeds<Item>(
  items: Readonly<Record<string, Item>>,
  measure: (browser: Browser, url: string, item: Item, slowdown: number) => Promise<Figures>,
): Measured['run'] {
  const rows = Object.entries(items).flatMap(([name, item]) =>
    Object.entries(SPEEDS).map(([speed, slowdown]) => [`${name}, ${speed}`, { item, slowdown }]),
  )
  const table: Readonly<Record<string, { item: Item; slowdown: number }>> = Object.fromEntries(rows)
  return inBrowser(table, (browser, _, url, { item, slowdown }) =>
    measure(browser, url, item, slowdown),
  )
}
