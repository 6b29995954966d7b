import type { Browser, CDPSession, Page } from '@playwright/test'
import { ARTICLE_ATTRIBUTE } from '../../lib/content/article-markup'
import { bytesOf } from './loaded-files'
import { median } from './statistics'

export type Figures = Readonly<Record<string, number>>

/** A site that is served from a folder, and the browser that looks at it. */
export type ServedSite = { readonly browser: Browser; readonly url: string; readonly out: string }

type SearchTimes = Record<'pressed' | 'open' | 'hit', number> & { readonly keys: number[] }

/** The reader looks at the page and does nothing. */
const IDLE_MS = 3000
const CLICKS = 15
const QUERY = 'addev'
const QUERIES = ['add event', 'install k8s akamai', 'subtitel burn-in', 'gpu operator']
/** A fast typist's; long enough for any results, shorter than the stall threshold. */
const BETWEEN_KEYS_MS = 150

/** What a reader loads until the page has loaded, with time to do what waits for it, and with a first search. */
export async function measureLoad(
  page: Page,
  { url, out }: ServedSite,
  route: string,
): Promise<Figures> {
  const paths = new Set<string>()
  page.on('requestfinished', (request) => paths.add(new URL(request.url()).pathname))
  const kilobytes = () => [...paths].reduce((sum, path) => sum + bytesOf(out, path), 0) / 1000
  await page.goto(url + route, { waitUntil: 'load' })
  const untilLoad = kilobytes()
  await page.waitForTimeout(IDLE_MS)
  const firstPaint = Number(
    await page.evaluate('performance.getEntriesByName("first-contentful-paint")[0]?.startTime'),
  )
  const idle = kilobytes()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(QUERY)
  await hits(page).first().waitFor()
  return {
    'first paint': firstPaint,
    'until load': untilLoad,
    'with 3 s idle': idle,
    'with a search': kilobytes(),
  }
}

/** The time from a click until the frame with the other page's heading is painted, between pages that are loaded. */
export async function measureClicks(
  page: Page,
  url: string,
  [from, to]: readonly [from: string, to: string],
  slowdown: number,
): Promise<Figures> {
  await page.goto(url + from, { waitUntil: 'load' })
  await page.keyboard.press('Tab')
  await page.waitForSelector('html[data-started]')
  for (const route of [to, from]) {
    await page.click(linkTo(route))
    // The URL changes before the page does.
    await page.waitForSelector(`[${ARTICLE_ATTRIBUTE}="${route}"]`)
  }
  await slowDown(page, slowdown)
  const times: number[] = []
  while (times.length < CLICKS)
    times.push(Number(await page.evaluate(clickAndWait(times.length % 2 === 0 ? to : from))))
  return { median: median(times), slowest: Math.max(...times) }
}

/** What a reader waits who presses Ctrl+K at the first paint and types at once, and then at each key. */
export async function measureSearch(page: Page, url: string, slowdown: number): Promise<Figures> {
  await page.addInitScript(NOTE_TIMES)
  await slowDown(page, slowdown)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-painted]')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(QUERY)
  await hits(page).first().waitFor()
  for (const query of QUERIES) {
    await page.locator('dialog[open]').getByRole('combobox').fill('')
    await page.keyboard.type(query, { delay: BETWEEN_KEYS_MS })
  }
  const { pressed, open, hit, keys } = await page.evaluate<SearchTimes>('window.searchTimes')
  return {
    'box open': open - pressed,
    'first hit': hit - pressed,
    'key to results': median(keys),
    'slowest key': Math.max(...keys),
  }
}

/**
 * Main-thread time of starting a page's scripts, from a move of the mouse until half a second after it is interactive.
 * Tab would add what the browser does for it: it lays out the whole page.
 */
export async function measureStartUp(page: Page, url: string): Promise<Figures> {
  await page.addInitScript(WITHOUT_IDLE_START)
  await page.goto(url, { waitUntil: 'load' })
  const session = await slowDown(page, 4)
  await session.send('Performance.enable')
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  // Waiting in the page by asking it again and again would be measured too.
  const started = page.evaluate(STARTED)
  const before = await taskTime()
  await page.mouse.move(600, 400, { steps: 2 })
  await started
  const startUp = (await taskTime()) - before
  const longest = await page.evaluate<number>('Math.max(0, ...window.longTasks)')
  return { 'start-up': startUp, 'longest task': longest }
}

/** Makes the processor slower for a page; workers stay as they are. */
async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

function hits(page: Page) {
  return page.getByRole('dialog', { name: 'Search' }).getByRole('option')
}

function linkTo(route: string): string {
  return `nav[aria-label="Stream documentation"] a[href="${route}"]`
}

// Strings, because compiled functions carry helpers that the page does not have.

/** The heading is there before the callback of a frame; the frame is painted before the first task after it. */
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

const NOTE_TIMES = `
  window.searchTimes = { keys: [] }
  {
    let key = null
    let change = null
    const notePaint = () => { document.documentElement.dataset.painted = '' }
    new PerformanceObserver(notePaint).observe({ type: 'paint', buffered: true })
    addEventListener('keydown', ({ timeStamp }) => {
      window.searchTimes.pressed ??= timeStamp
      if (key !== null && change !== null) window.searchTimes.keys.push(change - key)
      key = window.searchTimes.hit === undefined ? null : timeStamp
      change = null
    }, true)
    new MutationObserver((changes) => {
      const box = document.querySelector('dialog[aria-label="Search"][open]')
      if (box === null) return
      window.searchTimes.open ??= performance.now()
      if (box.querySelector('[role="option"]')) window.searchTimes.hit ??= performance.now()
      if (changes.some(({ target }) => target !== box && box.contains(target))) change = performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }`

/** Without idle time nothing starts before the reader acts. */
const WITHOUT_IDLE_START = `
  window.requestIdleCallback = () => 1
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask' })`

/** Resolves when the page shows results and is idle. */
const STARTED = `new Promise((resolve) => {
  const root = document.documentElement
  const look = () => {
    if (!root.hasAttribute('data-started')) return
    observer.disconnect()
    setTimeout(resolve, 500)
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { attributes: true })
  look()
})`
