import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { type Figures, mediansOf, rounded, spread } from '../statistics'
import { answerOf, openPage, slowDown } from './reader-page'

const RUNS = 5
const QUERY = 'addev'
const QUERIES = ['add event', 'install k8s akamai', 'subtitel burn-in', 'gpu operator']
/** A fast typist's; long enough for any results, shorter than the stall threshold. */
const BETWEEN_KEYS_MS = 150

const timesSchema = z.object({
  pressed: z.number(),
  open: z.number(),
  hit: z.number(),
  keys: z.array(z.number()),
})

/**
 * Measures what a reader waits who presses Ctrl+K as soon as the page shows something, and types at once: milliseconds
 * from the key to the open box and to the first hit, and then from each key to the last change of the results.
 */
export function measureSearch(
  browser: Browser,
  origin: string,
  route: string,
  slowdown: number,
): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    await page.addInitScript(NOTE_TIMES)
    await slowDown(page, slowdown)
    await page.goto(origin + route, { waitUntil: 'commit' })
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

/** A string, because compiled functions carry helpers that the page does not have. */
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
