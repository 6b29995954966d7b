import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { type Figures, mediansOf, rounded } from '../statistics'
import { slowDown } from './reader-page'

const RUNS = 5
/** What a page does after its first paint is seen in this time. */
const AFTER_PAINT_MS = 1500

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  args: z
    .object({ data: z.object({ documentLoaderURL: z.string().optional() }).optional() })
    .optional(),
})
const traceSchema = z.object({ traceEvents: z.array(eventSchema) })

export type Trace = z.infer<typeof traceSchema>

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
    const trace = traceSchema.parse(JSON.parse(String(await browser.stopTracing())))
    await page.close()
    return paintOf(trace, address)
  })
}

/**
 * The figures of one load.
 * @throws when the trace does not tell of the page or its paint
 */
export function paintOf({ traceEvents }: Trace, address: string): Figures {
  const start = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  )
  const own = traceEvents.filter(({ pid, tid }) => pid === start?.pid && tid === start.tid)
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
