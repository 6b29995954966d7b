import type { Browser } from '@playwright/test'

const QUERIES = ['add event', 'install k8s akamai', 'subtitel burn-in', 'gpu operator']
/** Long enough for any results, shorter than the stall threshold. */
const SETTLE_MS = 250

/** Milliseconds over all keys of the queries. */
export type KeystrokeTimes = {
  readonly keys: number
  readonly median: number
  readonly slowest: number
}

/**
 * Measures the time from a key in the search modal to the last change of its results, with the full text there.
 * @param slowdown how much slower the processor is made, 1 for not at all
 */
export async function measureKeystrokes(
  browser: Browser,
  origin: string,
  slowdown: number,
): Promise<KeystrokeTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${origin}/docs`)
  await page.mouse.move(700, 500)
  await page.waitForSelector('html[data-started]')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const input = dialog.getByRole('combobox')
  // Only the full text holds it.
  await input.fill('409')
  await dialog.getByRole('option').first().waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (const query of QUERIES) {
    await input.fill('')
    for (const key of query) {
      await page.evaluate(watchNextKey)
      await page.keyboard.type(key)
      times.push(Number(await page.evaluate('window.timeToResults')))
    }
  }
  await context.close()
  const sorted = times.sort((a, b) => a - b).map((time) => Math.round(time * 10) / 10)
  return {
    keys: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  }
}

/** A text, because compiled functions carry helpers that the page does not have. */
const watchNextKey = `window.timeToResults = new Promise((resolve) => {
  addEventListener('input', () => {
    const start = performance.now()
    let last = start
    const observer = new MutationObserver(() => { last = performance.now() })
    const dialog = document.querySelector('dialog[open]')
    observer.observe(dialog, { subtree: true, childList: true, characterData: true })
    setTimeout(() => {
      observer.disconnect()
      resolve(last - start)
    }, ${SETTLE_MS})
  }, { once: true, capture: true })
}); undefined`
