import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { type Figures, mediansOf, rounded } from '../statistics'
import { countKilobytes } from './loaded-files'
import { answerOf, openPage, slowDown } from './reader-page'

const RUNS = 5
const QUERY = 'addev'

const timesSchema = z.object({ pressed: z.number(), open: z.number(), hit: z.number() })

/**
 * Measures what a reader waits and pays who presses Ctrl+K as soon as the page shows something, and types at once:
 * milliseconds from the key to the open box and to the first hit, and the KB of all that was loaded by then, the page too.
 * @param out folder of the exported site that is served
 */
export function measureSearchOpening(
  browser: Browser,
  out: string,
  address: string,
  slowdown: number,
): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    const kilobytes = countKilobytes(page, out)
    await page.addInitScript(NOTE_TIMES)
    await slowDown(page, slowdown)
    await page.goto(address, { waitUntil: 'commit' })
    await answerOf(page, 'window.isPainted')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(QUERY)
    await page.getByRole('dialog', { name: 'Search' }).getByRole('option').first().waitFor()
    const { pressed, open, hit } = timesSchema.parse(await page.evaluate('window.searchTimes'))
    const loaded = await kilobytes()
    await page.close()
    return { 'box open': rounded(open - pressed), 'first hit': rounded(hit - pressed), KB: loaded }
  })
}

/** A string, because compiled functions carry helpers that the page does not have. */
const NOTE_TIMES = `
  window.isPainted = false
  new PerformanceObserver(() => { window.isPainted = true })
    .observe({ type: 'paint', buffered: true })
  window.searchTimes = {}
  addEventListener('keydown', ({ timeStamp }) => { window.searchTimes.pressed ??= timeStamp }, true)
  new MutationObserver(() => {
    const times = window.searchTimes
    const dialog = document.querySelector('dialog[open]')
    if (dialog === null) return
    times.open ??= performance.now()
    if (dialog.querySelector('[role=option]')) times.hit ??= performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true })`
