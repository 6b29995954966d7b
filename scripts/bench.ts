// Measures the site and its builds and prints tables; the figures go to test-results/bench.json too. For figures that
// mean something the machine has to be quiet. `--site` leaves the builds out and measures what out/ holds.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { measureBuild } from '../tools/bench/build-cost'
import { firstViewOf } from '../tools/bench/first-view'
import { measureLighthouse } from '../tools/bench/lighthouse'
import { measureNavigation, type PagePair } from '../tools/bench/navigation'
import { measureScrolling } from '../tools/bench/scrolling'
import { measureKeystrokes } from '../tools/bench/search'
import { measureStartUp } from '../tools/bench/start-up'
import { findBrowser } from '../tools/browser/find-browser'
import { BROWSER_VARIABLE, launchOptions } from '../tools/browser/launch-options'
import { isRootUser } from '../tools/browser/root-user'
import { systemProbes } from '../tools/browser/system-probes'
import { reportFailure } from '../tools/process/report-failure'
import { freePort } from '../tools/server/free-port'
import { startServer } from '../tools/server/start-server'

const STREAM_GUIDES = '/docs/Stream/Installation_Guides/Kubernetes'
const METHODS = '/docs/Stream/API/API_Methods'

const PAGES = {
  home: '/',
  'long guide': '/docs/FTC/Installation_Guides/Kubernetes/AWS',
  'method page': `${METHODS}/AddEvent`,
  'release notes': '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
  'search page': '/search',
} as const

/** What starting costs without a page's text, to compare with. */
const SHORT_PAGE = { 'short page': '/docs/Stream/FAQ' } as const

const LONGEST = { 'long guide': PAGES['long guide'], 'release notes': PAGES['release notes'] }

const TURNS: Readonly<Record<string, PagePair>> = {
  'method page': [`${METHODS}/AddEvent`, `${METHODS}/AddMachines`],
  'long guide': [`${STREAM_GUIDES}/Akamai`, `${STREAM_GUIDES}/AWS`],
}
const SLOWDOWNS = { 'full speed': 1, '4x slower': 4 } as const

type Table = Readonly<Record<string, object>>
const figures: Record<string, Table> = {}

function note(title: string, table: Table): void {
  console.log(title)
  console.table(table)
  figures[title] = table
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

async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { site: { type: 'boolean', default: false } } })
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
  console.log(`Machine: ${machine}`)
  if (!values.site)
    note('Build', await measureEach({ clean: true, 'nothing changed': false }, measureBuild))
  note('Bytes, brotli 11', await measureEach(PAGES, (route) => firstViewOf('out', route)))
  await benchInBrowser()
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/bench.json', `${JSON.stringify({ machine, figures }, null, 2)}\n`)
}

async function benchInBrowser(): Promise<void> {
  const search = await findBrowser(systemProbes())
  if (search.status === 'failed') throw new Error(search.said)
  const env = { ...process.env, [BROWSER_VARIABLE]: search.browser }
  const options = launchOptions({ platform: process.platform, isRoot: isRootUser(), env })
  const { url, close } = await startServer({ root: 'out', port: 0 })
  try {
    await withBrowser(options, (browser) => benchReading(browser, url))
    // Of its own: Lighthouse takes the whole browser.
    const port = await freePort()
    const args = [...options.args, `--remote-debugging-port=${port}`]
    await withBrowser({ ...options, args }, async () =>
      note(
        'Lighthouse, mobile, median of 5',
        await measureEach(PAGES, (route) => measureLighthouse(port, url + route)),
      ),
    )
  } finally {
    await close()
  }
}

async function withBrowser(
  options: LaunchOptions,
  run: (browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(options)
  try {
    await run(browser)
  } finally {
    await browser.close()
  }
}

async function benchReading(browser: Browser, url: string): Promise<void> {
  for (const [speed, slowdown] of Object.entries(SLOWDOWNS)) {
    note(
      `Milliseconds from a click to the other page's heading, ${speed}`,
      await measureEach(TURNS, (pair) => measureNavigation(browser, url, pair, slowdown)),
    )
    note(
      `Milliseconds from a key in the search modal to its results, ${speed}`,
      await measureKeystrokes(browser, url, slowdown),
    )
  }
  note(
    'Milliseconds of the main thread, 4x slower',
    await measureEach({ ...PAGES, ...SHORT_PAGE }, (route) => measureStartUp(browser, url + route)),
  )
  note(
    'Milliseconds of listeners while scrolling through, 4x slower',
    await measureEach(LONGEST, (route) => measureScrolling(browser, url + route)),
  )
}

await bench().catch(reportFailure)
