import type { Browser } from '@playwright/test'
import { ARTICLE_ATTRIBUTE } from '../../lib/content/pages/addresses'

const TURNS = 15
/** Readers look at a page before they go on. */
const PAUSE_MS = 500

/** Milliseconds, each from one session of `TURNS` changes of page. */
export type NavigationTimes = { readonly median: number; readonly slowest: number }

/** Two pages, each in the other's sidebar. */
export type PagePair = readonly [from: string, to: string]

/**
 * Measures the time from a click on a link until the frame with the other page's heading is painted, going to and fro
 * between two pages of Stream whose code is loaded.
 * @param slowdown how much slower the processor is made, 1 for not at all
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  [from, to]: PagePair,
  slowdown: number,
): Promise<NavigationTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(origin + from)
  await page.mouse.move(700, 500)
  await page.waitForSelector('html[data-started]')
  for (const route of [to, from]) {
    await page.click(linkTo(route))
    // The address changes before the page does.
    await page.waitForSelector(`[${ARTICLE_ATTRIBUTE}="${route}"]`)
  }
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const route = turn % 2 === 0 ? to : from
    times.push(Number(await page.evaluate(clickAndWait(route))))
  }
  await context.close()
  const sorted = times.sort((a, b) => a - b).map((time) => Math.round(time * 10) / 10)
  return { median: sorted[Math.floor(TURNS / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 }
}

function linkTo(route: string): string {
  return `nav[aria-label="Stream documentation"] a[href="${route}"]`
}

/**
 * The heading is there before the callback of a frame; the frame is painted before the first task after it. A text,
 * because compiled functions carry helpers that the page does not have.
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
      port1.onmessage = () => {
        const time = performance.now() - start
        setTimeout(() => resolve(time), ${PAUSE_MS})
      }
      port2.postMessage(null)
    })
  })`
}
