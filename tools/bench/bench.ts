import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { chosen } from '../machine/choose'
import { withBrowser } from '../machine/open-browser'
import { freePort } from '../server/free-port'
import { startServer } from '../server/start-server'
import { measureBuild } from './build-cost'
import { firstViewOf } from './first-view'
import { measureKeystrokes } from './keystrokes'
import { measureLighthouse } from './lighthouse'
import { measureNavigation, type PagePair } from './navigation'
import { PAGES } from './pages'
import { measureScrolling } from './scrolling'
import { measureStartUp } from './start-up'

const STREAM_GUIDES = '/docs/Stream/Installation_Guides/Kubernetes'
const METHODS = '/docs/Stream/API/API_Methods'

const TURNS: Readonly<Record<string, PagePair>> = {
  'method page': [`${METHODS}/AddEvent`, `${METHODS}/AddMachines`],
  'long guide': [`${STREAM_GUIDES}/Akamai`, `${STREAM_GUIDES}/AWS`],
}
/** With what starting costs without a page's text, to compare with. */
const STARTED = { ...PAGES, 'short page': '/docs/Stream/FAQ' }
const LONGEST = { 'long guide': PAGES['long guide'], 'release notes': PAGES['release notes'] }

const SLOW = 4

type Table = Readonly<Record<string, object>>
type Bench = {
  readonly title: string
  /** @param url where the site in out/ is served */
  readonly run: (url: string) => Promise<Table>
}

const BENCHES: Readonly<Record<string, Bench>> = {
  build: {
    title: 'Build',
    run: () => measureEach({ clean: true, 'nothing changed': false }, (one) => measureBuild(one)),
  },
  bytes: {
    title: 'Bytes, brotli 11',
    run: () => measureEach(PAGES, (route) => firstViewOf('out', route)),
  },
  clicks: {
    title: "Milliseconds from a click to the other page's heading, full speed",
    run: (url) => measureClicks(url, 1),
  },
  keys: {
    title: 'Milliseconds from a key in the search modal to its results, full speed',
    run: (url) => withBrowser((browser) => measureKeystrokes(browser, url, 1)),
  },
  'slow-clicks': {
    title: "Milliseconds from a click to the other page's heading, 4x slower",
    run: (url) => measureClicks(url, SLOW),
  },
  'slow-keys': {
    title: 'Milliseconds from a key in the search modal to its results, 4x slower',
    run: (url) => withBrowser((browser) => measureKeystrokes(browser, url, SLOW)),
  },
  'start-up': {
    title: 'Milliseconds of the main thread, 4x slower',
    run: (url) =>
      withBrowser((browser) =>
        measureEach(STARTED, (route) => measureStartUp(browser, url + route, SLOW)),
      ),
  },
  scrolling: {
    title: 'Milliseconds of listeners while scrolling through, 4x slower',
    run: (url) =>
      withBrowser((browser) =>
        measureEach(LONGEST, (route) => measureScrolling(browser, url + route, SLOW)),
      ),
  },
  lighthouse: {
    title: 'Lighthouse, mobile, median of 5',
    run: async (url) => {
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
 * @param args names of benches, or `--site` for all that measure what out/ holds
 */
export async function bench(args: readonly string[]): Promise<void> {
  const onlySite = args.includes('--site')
  const benches = chosen(
    BENCHES,
    args.filter((arg) => arg !== '--site'),
  ).filter(([name]) => !(onlySite && name === 'build'))
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
  console.log(`Machine: ${machine}`)
  const figures: Record<string, Table> = {}
  const { url, close } = await startServer({ root: 'out', port: 0 })
  try {
    for (const [, { title, run }] of benches) {
      const table = await run(url)
      console.log(title)
      console.table(table)
      figures[title] = table
    }
  } finally {
    await close()
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/bench.json', `${JSON.stringify({ machine, figures }, null, 2)}\n`)
}

function measureClicks(url: string, slowdown: number): Promise<Table> {
  return withBrowser((browser) =>
    measureEach(TURNS, (pair) => measureNavigation(browser, url, pair, slowdown)),
  )
}

/** Measures each entry in turn. */
async function measureEach<Item>(
  items: Readonly<Record<string, Item>>,
  measure: (item: Item) => object | Promise<object>,
): Promise<Table> {
  const table: Record<string, object> = {}
  for (const [name, item] of Object.entries(items)) table[name] = await measure(item)
  return table
}
