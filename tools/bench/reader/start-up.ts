import type { Browser, CDPSession } from '@playwright/test'
import { type Figures, mediansOf } from '../statistics'
import { goOn, openPage, slowDown } from './reader-page'

const RUNS = 5

/**
 * Measures what starting a page's scripts costs its main thread: all work from the first action until half a second
 * after the page answers, the longest task meanwhile, and the longest while the reader then scrolls through the page.
 */
export function measureStartUp(
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    await page.addInitScript(WITHOUT_IDLE_START)
    await page.goto(address, { waitUntil: 'load' })
    const session = await slowDown(page, slowdown)
    await session.send('Performance.enable')
    // Waiting in the page by asking it again and again would be measured too.
    const started = page.evaluate(STARTED)
    const before = await taskTime(session)
    await goOn(page)
    await started
    const startUp = (await taskTime(session)) - before
    const longest = Number(await page.evaluate(TAKE_LONGEST))
    await page.evaluate(SCROLL_THROUGH)
    const longestOfScrolling = Number(await page.evaluate(TAKE_LONGEST))
    await page.close()
    return {
      'start-up': Math.round(startUp),
      'longest task': Math.round(longest),
      'longest task of scrolling': Math.round(longestOfScrolling),
    }
  })
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

// Strings, because compiled functions carry helpers that the page does not have.

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

const TAKE_LONGEST = 'Math.max(0, ...window.longTasks.splice(0))'

const SCROLL_THROUGH = `new Promise((resolve) => {
  requestAnimationFrame(function scroll() {
    const before = scrollY
    scrollBy(0, innerHeight)
    if (scrollY === before) setTimeout(resolve, 100)
    else requestAnimationFrame(scroll)
  })
})`
