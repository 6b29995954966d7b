import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { chosen } from '../machine/choose'
import { withBrowser } from '../machine/open-browser'
import { freePort, startServer } from '../server/start-server'
import { measureBuilds } from './build-cost'
import { firstViewOf } from './first-view'
import { PAGES } from './pages'
import { type Conditions, measureFirstClicks, SLOW_NETWORK } from './reader/first-clicks'
import { measureFirstPaint } from './reader/first-paint'
import { measureKeystrokes } from './reader/keystrokes'
import { measureLighthouse } from './reader/lighthouse'
import { measureNavigation, type PagePair } from './reader/navigation'
import { measureScrolling } from './reader/scrolling'
import { measureSearchOpening } from './reader/search-opening'
import { measureStartUp } from './reader/start-up'
import { measureTransfer } from './reader/transfer'
import { type Figures, measureEach, type Table } from './statistics'
import { worsened } from './worsened'

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
/** The widths of a phone and of a small desktop screen. */
const PHONE_PX = 412
const DESKTOP_PX = 1280

const FIGURES_FILE = 'test-results/bench.json'
/** Figures that later ones are compared with: those of the last change that was meant to change them. */
const KEPT_FILE = 'tools/bench/kept-figures.json'

const READERS: Readonly<Record<string, Conditions>> = {
  'fast network, full speed': { slowdown: 1 },
  'fast network, 4x slower': { slowdown: SLOW },
  'slow network, full speed': { slowdown: 1, network: SLOW_NETWORK },
  'slow network, 4x slower': { slowdown: SLOW, network: SLOW_NETWORK },
}

const keptSchema = z.object({
  machine: z.string(),
  figures: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))),
})

/** @param url where the site in out/ is served */
type Run = (url: string) => Promise<Table>

/** What each bench runs, by the titles of its tables. */
const BENCHES: Readonly<Record<string, Readonly<Record<string, Run>>>> = {
  build: {
    Build: measureBuilds,
  },
  bytes: {
    'Bytes, brotli 11': () => measureEach(PAGES, (route) => firstViewOf('out', route)),
  },
  transfer: {
    'KB over the network, brotli 11': inBrowser(PAGES, (browser, url, route) =>
      measureTransfer(browser, 'out', url + route),
    ),
  },
  paint: { ...firstPaintAt(PHONE_PX), ...firstPaintAt(DESKTOP_PX) },
  clicks: atBothSpeeds("Milliseconds from a click to the other page's heading", (slowdown) =>
    inBrowser(TURNS, (browser, url, pair) => measureNavigation(browser, url, pair, slowdown)),
  ),
  'first-clicks': {
    'Milliseconds from a click to the page, for a reader who comes': inBrowser(
      READERS,
      (browser, url, conditions) => measureFirstClicks(browser, url, METHODS, conditions),
    ),
  },
  opening: atBothSpeeds('Search opened at the first paint', (slowdown) =>
    inBrowser({ 'method page': PAGES['method page'] }, (browser, url, route) =>
      measureSearchOpening(browser, 'out', url + route, slowdown),
    ),
  ),
  keys: atBothSpeeds(
    'Milliseconds from a key in the search modal to its results',
    (slowdown) => (url) => withBrowser((browser) => measureKeystrokes(browser, url, slowdown)),
  ),
  'start-up': {
    'Milliseconds of the main thread until React answers, 4x slower': inBrowser(
      STARTED,
      (browser, url, route) => measureStartUp(browser, url + route, SLOW),
    ),
  },
  scrolling: {
    'Milliseconds of listeners while scrolling through, 4x slower': inBrowser(
      LONGEST,
      (browser, url, route) => measureScrolling(browser, url + route, SLOW),
    ),
  },
  lighthouse: {
    'Lighthouse, mobile, median of 5': async (url) => {
      const port = await freePort()
      return withBrowser(
        () => measureEach(PAGES, (route) => measureLighthouse(port, url + route)),
        [`--remote-debugging-port=${port}`],
      )
    },
  },
}

/**
 * Measures the site and its builds and prints tables, and what got worse since the figures that are kept; the figures go
 * to test-results/bench.json too. For figures that mean something, nothing else must run.
 * @param args names of benches, or `--site` for all that measure what out/ holds; `--keep` keeps the figures
 */
export async function bench(args: readonly string[]): Promise<void> {
  const site = Object.keys(BENCHES).filter((name) => name !== 'build')
  const names = args.filter((arg) => arg !== '--keep')
  const benches = chosen(
    BENCHES,
    names.flatMap((arg) => (arg === '--site' ? site : [arg])),
  )
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
  console.log(`Machine: ${machine}`)
  const figures: Record<string, Table> = {}
  const { url, close } = await startServer({ root: 'out', port: 0 })
  try {
    for (const [title, run] of benches.flatMap(([, runs]) => Object.entries(runs))) {
      const table = await run(url)
      console.log(title)
      console.table(table)
      figures[title] = table
    }
  } finally {
    await close()
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(FIGURES_FILE, jsonOf({ machine, figures }))
  const kept = readKept()
  const lines = worsened(kept.figures, figures)
  const comparison = kept.machine === machine ? '' : ` (kept from another machine: ${kept.machine})`
  console.log(`\nWorse than the figures kept${comparison}: ${lines.length === 0 ? 'none' : ''}`)
  for (const line of lines) console.log(`- ${line}`)
  if (args.includes('--keep'))
    writeFileSync(KEPT_FILE, jsonOf({ machine, figures: { ...kept.figures, ...figures } }))
}

function readKept(): z.infer<typeof keptSchema> {
  if (!existsSync(KEPT_FILE)) return { machine: 'none', figures: {} }
  return keptSchema.parse(JSON.parse(readFileSync(KEPT_FILE, 'utf8')))
}

function jsonOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function firstPaintAt(width: number) {
  return atBothSpeeds(`Milliseconds to the first paint, ${width} px`, (slowdown) =>
    inBrowser(PAGES, (browser, url, route) =>
      measureFirstPaint(browser, url + route, width, slowdown),
    ),
  )
}

function atBothSpeeds(title: string, runAt: (slowdown: number) => Run) {
  return { [`${title}, full speed`]: runAt(1), [`${title}, 4x slower`]: runAt(SLOW) }
}

/** Measures each entry in one browser. */
function inBrowser<Item>(
  items: Readonly<Record<string, Item>>,
  measure: (browser: Browser, url: string, item: Item) => Promise<Figures>,
): Run {
  return (url) =>
    withBrowser((browser) => measureEach(items, (item) => measure(browser, url, item)))
}
