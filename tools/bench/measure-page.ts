import { z } from 'zod'
import { ARTICLE_ATTRIBUTE } from '../../lib/content/pages/addresses'
import {
  answerOf,
  countKilobytes,
  goOn,
  openPage,
  type ServedSite,
  slowDown,
  startReading,
} from './reader-page'
import { type Figures, mediansOf, rounded, spread } from './statistics'

const RUNS = 5
/** The reader looks at the page and does nothing. */
const IDLE_MS = 3000
const TURNS = 15
/** Readers look at a page before they go on. */
const PAUSE_MS = 500
const QUERY = 'addev'
const QUERIES = ['add event', 'install k8s akamai', 'subtitel burn-in', 'gpu operator']
/** A fast typist's; long enough for any results, shorter than the stall threshold. */
const BETWEEN_KEYS_MS = 150

/**
 * Measures the milliseconds to the first paint, and the KB (brotli 11) of the files that a reader loads, those of workers
 * too: until load, with time to do what waits for it, and with the first hit of a search.
 */
export function measureLoad({ browser, url, out }: ServedSite, route: string): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    const kilobytes = countKilobytes(page, out)
    await page.goto(url + route, { waitUntil: 'load' })
    const untilLoad = await kilobytes()
    const firstPaint = Number(await answerOf(page, FIRST_PAINT))
    await page.waitForTimeout(IDLE_MS)
    const idle = await kilobytes()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(QUERY)
    await page.getByRole('dialog', { name: 'Search' }).getByRole('option').first().waitFor()
    const search = await kilobytes()
    await page.close()
    return {
      'first paint': rounded(firstPaint),
      'until load': untilLoad,
      'with 3 s idle': idle,
      'with a search': search,
    }
  })
}

/**
 * Measures the time from a click on a link until the frame with the other page's heading is painted, going to and fro
 * between two pages whose code is loaded.
 */
export async function measureClicks(
  { browser, url }: ServedSite,
  [from, to]: readonly [from: string, to: string],
  slowdown: number,
): Promise<Figures> {
  const page = await openPage(browser)
  await startReading(page, url + from)
  for (const route of [to, from]) {
    await page.click(linkTo(route))
    // The address changes before the page does.
    await page.waitForSelector(`[${ARTICLE_ATTRIBUTE}="${route}"]`)
  }
  await slowDown(page, slowdown)
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1)
    times.push(Number(await page.evaluate(clickAndWait(turn % 2 === 0 ? to : from))))
  await page.close()
  return spread(times)
}

/**
 * Measures what a reader waits who presses Ctrl+K as soon as the page shows something, and types at once: milliseconds
 * from the key to the open box and to the first hit, and then from each key to the last change of the results.
 */
export function measureSearch(
  { browser, url }: ServedSite,
  route: string,
  slowdown: number,
): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    await page.addInitScript(NOTE_TIMES)
    await slowDown(page, slowdown)
    await page.goto(url + route, { waitUntil: 'commit' })
    await answerOf(page, 'window.isPainted')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(QUERY)
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('option').first().waitFor()
    for (const query of QUERIES) {
      await dialog.getByRole('combobox').fill('')
      await page.keyboard.type(query, { delay: BETWEEN_KEYS_MS })
    }
    const { pressed, open, hit, keys } = timesSchema.parse(
      await page.evaluate('window.searchTimes'),
    )
    await page.close()
    const { median, slowest } = spread(keys)
    return {
      'box open': rounded(open - pressed),
      'first hit': rounded(hit - pressed),
      'key to results': median,
      'slowest key': slowest,
    }
  })
}

/**
 * Measures what starting a page's scripts costs its main thread: all work from the first action until half a second
 * after the page answers, and the longest task meanwhile.
 */
export function measureStartUp(
  { browser, url }: ServedSite,
  route: string,
  slowdown: number,
): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    await page.addInitScript(WITHOUT_IDLE_START)
    await page.goto(url + route, { waitUntil: 'load' })
    const session = await slowDown(page, slowdown)
    await session.send('Performance.enable')
    const taskTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    }
    // Waiting in the page by asking it again and again would be measured too.
    const started = page.evaluate(STARTED)
    const before = await taskTime()
    await goOn(page)
    await started
    const startUp = (await taskTime()) - before
    const longest = Number(await page.evaluate('Math.max(0, ...window.longTasks)'))
    await page.close()
    return { 'start-up': Math.round(startUp), 'longest task': Math.round(longest) }
  })
}

const timesSchema = z.object({
  pressed: z.number(),
  open: z.number(),
  hit: z.number(),
  keys: z.array(z.number()),
})

function linkTo(route: string): string {
  return `nav[aria-label="Stream documentation"] a[href="${route}"]`
}

// Strings, because compiled functions carry helpers that the page does not have.

const FIRST_PAINT = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime'

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
      port1.onmessage = () => {
        const time = performance.now() - start
        setTimeout(() => resolve(time), ${PAUSE_MS})
      }
      port2.postMessage(null)
    })
  })`
}

const NOTE_TIMES = `
  window.searchTimes = { keys: [] }
  {
    let key = null
    let change = null
    new PerformanceObserver(() => { window.isPainted = true }).observe({ type: 'paint', buffered: true })
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
  window.requestIdleCallback = () => 0
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask' })`

/** Resolves when the page answers, as the search page does unasked, and has nothing left to do for it. */
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
