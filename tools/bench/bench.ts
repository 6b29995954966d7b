import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { ARTICLE_ATTRIBUTE } from '../../lib/site/element-ids'
import { withBrowser } from '../machine/browser'
import { selectByName } from '../machine/this-process'
import { startServer } from '../server/start-server'
import { median, rounded } from './search-eval'

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
const CLICKS = 5
const QUERY = 'addev'

type Figures = Readonly<Record<string, number>>
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

/**
 * Measures the time from a click until the heading of the next page is painted, with the code for both pages loaded.
 */
async function measureClicks(
  page: Page,
  url: string,
  slowdown: number,
  [from, to]: readonly [from: string, to: string],
): Promise<Figures> {
  await page.goto(url + from, { waitUntil: 'load' })
  await page.keyboard.press('Tab')
  await page.waitForSelector('html[data-started]')
  for (const route of [to, from]) {
    await page.click(linkTo(route))
    // Wait for the article, because the URL changes before the page does.
    await page.waitForSelector(`[${ARTICLE_ATTRIBUTE}="${route}"]`)
  }
  await slowDown(page, slowdown)
  const times: number[] = []
  while (times.length < CLICKS)
    times.push(Number(await page.evaluate(clickAndWait(times.length % 2 === 0 ? to : from))))
  return { median: median(times), slowest: Math.max(...times) }
}

/** Measures the waiting times for a reader who presses Ctrl+K at the first paint and types immediately. */
async function measureSearch(page: Page, url: string, slowdown: number): Promise<Figures> {
  await page.addInitScript(MARK_PAINT)
  await slowDown(page, slowdown)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-painted]')
  const pressed = performance.now()
  const box = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.press('Control+k')
  await box.waitFor()
  const opened = performance.now()
  await page.keyboard.type(QUERY)
  await box.getByRole('option').first().waitFor()
  return { 'box open': opened - pressed, 'first hit': performance.now() - pressed }
}

/** Throttles the processor for a page, but not for its workers. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

function linkTo(route: string): string {
  return `nav[aria-label="Stream documentation"] a[href="${route}"]`
}

// The code below is source text, because compiled code would call helper functions that do not exist in the page.

const MARK_PAINT = `new PerformanceObserver(() => {
  document.documentElement.dataset.painted = ''
}).observe({ type: 'paint', buffered: true })`

/**
 * Source text that clicks a link and returns a promise of the milliseconds until the next page is painted. A frame
 * callback finds the new heading in the DOM; the task that follows the callback runs when the frame has been painted.
 * The promise resolves after another 500 ms, so that late work of the page does not slow down the next click.
 */
function clickAndWait(route: string): string {
  return `new Promise((resolve) => {
    const before = document.querySelector('h1').textContent
    const start = performance.now()
    document.querySelector(${JSON.stringify(linkTo(route))}).click()
    requestAnimationFrame(function look() {
      const heading = document.querySelector('h1')
      if (heading === null || heading.textContent === before) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => setTimeout(resolve, 500, performance.now() - start)
      port2.postMessage(null)
    })
  })`
}
