import type { Page } from '@playwright/test'
import { ARTICLE_ATTRIBUTE } from '../../lib/site/element-ids'
import { median } from './search-engine'

export type Figures = Readonly<Record<string, number>>

const CLICKS = 5
const QUERY = 'addev'

/**
 * Measures the time from a click until the heading of the next page is painted, with the code for both pages loaded.
 */
export async function measureClicks(
  page: Page,
  url: string,
  slowdown: number,
  [from, to]: readonly [from: string, to: string],
): Promise<Figures> {
  await page.goto(url + from, { waitUntil: 'load' })
  await page.keyboard.press('Tab')
  await page.waitForSelector('html[data-started]')
  for (const route of [to, from]) {
    await page.click(linkTo(route))
    // Wait for the article, because the URL changes before the page does.
    await page.waitForSelector(`[${ARTICLE_ATTRIBUTE}="${route}"]`)
  }
  await slowDown(page, slowdown)
  const times: number[] = []
  while (times.length < CLICKS)
    times.push(Number(await page.evaluate(clickAndWait(times.length % 2 === 0 ? to : from))))
  return { median: median(times), slowest: Math.max(...times) }
}

/** Measures the waiting times for a reader who presses Ctrl+K at the first paint and types immediately. */
export async function measureSearch(page: Page, url: string, slowdown: number): Promise<Figures> {
  await page.addInitScript(MARK_PAINT)
  await slowDown(page, slowdown)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-painted]')
  const pressed = performance.now()
  const box = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.press('Control+k')
  await box.waitFor()
  const opened = performance.now()
  await page.keyboard.type(QUERY)
  await box.getByRole('option').first().waitFor()
  return { 'box open': opened - pressed, 'first hit': performance.now() - pressed }
}

/** Throttles the processor for a page, but not for its workers. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

function linkTo(route: string): string {
  return `nav[aria-label="Stream documentation"] a[href="${route}"]`
}

// The code below is source text, because compiled code would call helper functions that do not exist in the page.

const MARK_PAINT = `new PerformanceObserver(() => {
  document.documentElement.dataset.painted = ''
}).observe({ type: 'paint', buffered: true })`

/**
 * Source text that clicks a link and returns a promise of the milliseconds until the next page is painted. A frame
 * callback finds the new heading in the DOM; the task that follows the callback runs when the frame has been painted.
 * The promise resolves after another 500 ms, so that late work of the page does not slow down the next click.
 */
function clickAndWait(route: string): string {
  return `new Promise((resolve) => {
    const before = document.querySelector('h1').textContent
    const start = performance.now()
    document.querySelector(${JSON.stringify(linkTo(route))}).click()
    requestAnimationFrame(function look() {
      const heading = document.querySelector('h1')
      if (heading === null || heading.textContent === before) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => setTimeout(resolve, 500, performance.now() - start)
      port2.postMessage(null)
    })
  })`
}
