import type { Browser } from '@playwright/test'
import { type Figures, mediansOf, rounded } from '../statistics'
import { slowDown } from './reader-page'
import { endTrace, type TraceEvent } from './trace'

const RUNS = 5
/** What a page does after its first paint is seen in this time. */
const AFTER_PAINT_MS = 1500

/**
 * Measures, from the browser's own trace, when a page is first painted with something in it, and the longest tasks of its
 * main thread before and after.
 * @param width of the window in CSS pixels
 */
export function measureFirstPaint(
  browser: Browser,
  address: string,
  width: number,
  slowdown: number,
): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    await slowDown(page, slowdown)
    await browser.startTracing(page, {
      // In this order: the start of the navigation, its paint, the tasks.
      categories: ['blink.user_timing', 'loading', 'disabled-by-default-devtools.timeline'],
    })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(AFTER_PAINT_MS)
    const events = await endTrace(browser)
    await page.close()
    return paintOf(events, address)
  })
}

/**
 * The figures of one load.
 * @throws when the trace does not tell of the page or its paint
 */
export function paintOf(events: readonly TraceEvent[], address: string): Figures {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  )
  const own = events.filter(({ pid, tid }) => pid === start?.pid && tid === start.tid)
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')
  if (start === undefined || paint === undefined)
    throw new Error(`The trace of ${address} has no first paint.`)
  const tasks = own.filter(({ name, ts }) => name === 'RunTask' && ts >= start.ts)
  const longest = (isBefore: boolean) =>
    Math.max(0, ...tasks.filter(({ ts }) => ts < paint.ts === isBefore).map(({ dur }) => dur))
  return {
    'first paint': rounded((paint.ts - start.ts) / 1000),
    'longest task before': rounded(longest(true) / 1000),
    'longest task after': rounded(longest(false) / 1000),
  }
}
