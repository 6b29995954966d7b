import type { Browser, CDPSession } from '@playwright/test'

const RUNS = 5
const SLOWDOWN = 4

/** Milliseconds of the page's main thread at a quarter of the speed, medians of five visits. */
export type StartUpCost = {
  /** All work from the first action until half a second after the page answers. */
  readonly 'start-up': number
  /** The longest task meanwhile. */
  readonly 'longest task': number
  /** The longest task while the reader scrolls through the page afterwards. */
  readonly 'longest task of scrolling': number
}

/** Measures what starting a page's scripts costs its main thread. */
export async function measureStartUp(browser: Browser, address: string): Promise<StartUpCost> {
  const runs: StartUpCost[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await startOnce(browser, address))
  const median = (key: keyof StartUpCost) =>
    Math.round(runs.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0)
  return {
    'start-up': median('start-up'),
    'longest task': median('longest task'),
    'longest task of scrolling': median('longest task of scrolling'),
  }
}

async function startOnce(browser: Browser, address: string): Promise<StartUpCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  // Without idle time nothing starts before the reader acts.
  await page.addInitScript('window.requestIdleCallback = () => 0')
  await page.addInitScript(`
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask' })`)
  await page.goto(address, { waitUntil: 'load' })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // Waiting in the page by asking it again and again would be measured too.
  const started = page.evaluate(STARTED)
  const before = await taskTime(session)
  await page.mouse.move(700, 500)
  await started
  const startUp = (await taskTime(session)) - before
  const longest = Number(await page.evaluate(TAKE_LONGEST))
  await page.evaluate(SCROLL_THROUGH)
  const longestOfScrolling = Number(await page.evaluate(TAKE_LONGEST))
  await context.close()
  return {
    'start-up': startUp,
    'longest task': longest,
    'longest task of scrolling': longestOfScrolling,
  }
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Resolves when the page answers and has nothing left to do for it. */
const STARTED = `new Promise((resolve) => {
  const root = document.documentElement
  new MutationObserver((_changes, observer) => {
    if (!root.hasAttribute('data-started')) return
    observer.disconnect()
    setTimeout(resolve, 500)
  }).observe(root, { attributes: true })
})`

const TAKE_LONGEST = 'Math.max(0, ...window.longTasks.splice(0))'

/** A text, because compiled functions carry helpers that the page does not have. */
const SCROLL_THROUGH = `new Promise((resolve) => {
  requestAnimationFrame(function scroll() {
    const before = scrollY
    scrollBy(0, innerHeight)
    if (scrollY === before) setTimeout(resolve, 100)
    else requestAnimationFrame(scroll)
  })
})`
