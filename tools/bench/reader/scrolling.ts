import type { Browser, Page } from '@playwright/test'
import { type Figures, mediansOf, rounded } from '../statistics'
import { openPage, slowDown, startReading } from './reader-page'
import { endTrace, type TraceEvent } from './trace'

const RUNS = 3
const WHEEL_PX = 700

/**
 * Measures what the listeners of scroll, wheel and touch cost, with what they leave to the next frame, while a reader
 * goes through a page by wheel (K05): the longest run, and all runs for each turn of the wheel.
 */
export function measureScrolling(
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    await startReading(page, address)
    await slowDown(page, slowdown)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    const turns = await turnToTheEnd(page)
    const durations = listenerDurations(await endTrace(browser))
    await page.close()
    return {
      'longest listener': rounded(Math.max(0, ...durations)),
      'listeners per turn': rounded(durations.reduce((sum, one) => sum + one, 0) / turns),
    }
  })
}

/** Turns the wheel until the page moves no more; the number of turns. */
async function turnToTheEnd(page: Page): Promise<number> {
  let turns = 0
  for (let before = -1, now = 0; now > before; turns += 1) {
    before = now
    await page.mouse.wheel(0, WHEEL_PX)
    now = Number(await page.evaluate(AFTER_TWO_FRAMES))
  }
  return turns
}

/** Milliseconds. */
function listenerDurations(events: readonly TraceEvent[]): readonly number[] {
  return events
    .filter(({ name, args }) =>
      name === 'EventDispatch'
        ? /^(scroll|wheel|touch)/.test(String(args?.data?.type))
        : name === 'FireAnimationFrame',
    )
    .map(({ dur }) => dur / 1000)
}

/** A string, because compiled functions carry helpers that the page does not have. */
const AFTER_TWO_FRAMES = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))
})`
