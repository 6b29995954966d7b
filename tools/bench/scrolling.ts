import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

const RUNS = 3
const SLOWDOWN = 4
const WHEEL_PX = 700

/** Milliseconds at a quarter of the speed while a reader goes through a page by wheel, medians of three visits. */
export type ScrollingCost = {
  /** The longest run of the listeners of scroll, wheel and touch, and of what they leave to the next frame (K05). */
  readonly 'longest listener': number
  /** All runs of them together, for each turn of the wheel. */
  readonly 'listeners per turn': number
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      /** Microseconds. */
      dur: z.number().default(0),
      args: z.object({ data: z.object({ type: z.string().optional() }).optional() }).optional(),
    }),
  ),
})

/** Measures what the listeners of a page cost while it is scrolled through. */
export async function measureScrolling(browser: Browser, address: string): Promise<ScrollingCost> {
  const runs: ScrollingCost[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await scrollOnce(browser, address))
  const median = (key: keyof ScrollingCost) =>
    runs.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  return {
    'longest listener': median('longest listener'),
    'listeners per turn': median('listeners per turn'),
  }
}

async function scrollOnce(browser: Browser, address: string): Promise<ScrollingCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  await page.mouse.move(700, 500)
  await page.waitForSelector('html[data-started]')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const turns = await turnToTheEnd(page)
  const durations = listenerDurations(await browser.stopTracing())
  await context.close()
  return {
    'longest listener': round(Math.max(0, ...durations)),
    'listeners per turn': round(durations.reduce((sum, one) => sum + one, 0) / turns),
  }
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

function listenerDurations(trace: Buffer): readonly number[] {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString('utf8')))
  return traceEvents
    .filter(({ name, args }) =>
      name === 'EventDispatch'
        ? /^(scroll|wheel|touch)/.test(args?.data?.type ?? '')
        : name === 'FireAnimationFrame',
    )
    .map(({ dur }) => dur / 1000)
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10

/** A text, because compiled functions carry helpers that the page does not have. */
const AFTER_TWO_FRAMES = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))
})`
