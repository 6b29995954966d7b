import type { Browser } from '@playwright/test'
import { ARTICLE_ATTRIBUTE } from '../../../lib/content/pages/addresses'
import { type Figures, spread } from '../statistics'
import { openPage, slowDown, startReading } from './reader-page'

const TURNS = 15
/** Readers look at a page before they go on. */
const PAUSE_MS = 500

/** Two pages of Stream, each in the other's sidebar. */
export type PagePair = readonly [from: string, to: string]

/**
 * Measures the time from a click on a link until the frame with the other page's heading is painted, going to and fro
 * between two pages whose code is loaded.
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  [from, to]: PagePair,
  slowdown: number,
): Promise<Figures> {
  const page = await openPage(browser)
  await startReading(page, origin + from)
  for (const route of [to, from]) {
    await page.click(linkTo(route))
    // The address changes before the page does.
    await page.waitForSelector(`[${ARTICLE_ATTRIBUTE}="${route}"]`)
  }
  await slowDown(page, slowdown)
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1)
    times.push(Number(await page.evaluate(clickAndWait(turn % 2 === 0 ? to : from))))
  await page.close()
  return spread(times)
}

function linkTo(route: string): string {
  return `nav[aria-label="Stream documentation"] a[href="${route}"]`
}

/**
 * The heading is there before the callback of a frame; the frame is painted before the first task after it. A string,
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
