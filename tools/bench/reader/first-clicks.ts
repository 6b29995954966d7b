import type { Browser, Page } from '@playwright/test'
import { ARTICLE_ATTRIBUTE } from '../../../lib/content/pages/addresses'
import { type Figures, mediansOf, rounded } from '../statistics'
import { answerOf, openPage, slowDown } from './reader-page'

const RUNS = 3
const CLICKS = 10
/** Readers look at a page before they go on. */
const PAUSE_MS = 1500

/** A phone's network of the slower kind; bytes and milliseconds. */
export const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
  latency: 150,
} as const

/** What a reader goes through: how much slower the processor is, and the network if it is not this machine's. */
export type Conditions = { readonly slowdown: number; readonly network?: typeof SLOW_NETWORK }

/**
 * Measures what a reader waits who follows ten links of the sidebar, each to a page they have not seen: milliseconds from
 * the click until the other page's heading is painted, for the first click and the tenth. The first may be a load of the
 * whole page: it is measured, too.
 * @param section whose pages the sidebar lists
 */
export function measureFirstClicks(
  browser: Browser,
  origin: string,
  section: string,
  conditions: Conditions,
): Promise<Figures> {
  return mediansOf(RUNS, async () => {
    const page = await openPage(browser)
    await page.addInitScript(NOTE_TIMES)
    const session = await slowDown(page, conditions.slowdown)
    await session.send('Network.enable')
    if (conditions.network)
      await session.send('Network.emulateNetworkConditions', conditions.network)
    await page.goto(origin + section, { waitUntil: 'load' })
    const routes = await routesBelow(page, section)
    const times: number[] = []
    for (const route of routes.slice(0, CLICKS)) {
      await page.waitForTimeout(PAUSE_MS)
      await page.click(`#sidebar a[href="${route}"]`)
      times.push(await timeUntilShown(page, route))
    }
    const last = routes.at(CLICKS) ?? section
    await page.goto('about:blank')
    await page.goto(origin + last, { waitUntil: 'commit' })
    const whole = await timeUntilShown(page, last)
    await page.close()
    return { 'first click': times.at(0) ?? 0, 'tenth click': times.at(-1) ?? 0, 'full load': whole }
  })
}

function routesBelow(page: Page, section: string): Promise<string[]> {
  return page
    .locator(`#sidebar a[href^="${section}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

async function timeUntilShown(page: Page, route: string): Promise<number> {
  return rounded(Number(await answerOf(page, `window.timeUntilShown?.(${JSON.stringify(route)})`)))
}

/** A string, because compiled functions carry helpers that the page does not have. */
const NOTE_TIMES = `{
  const now = () => performance.timeOrigin + performance.now()
  let route
  let shownAt = 0
  const look = () => {
    const article = document.querySelector('[${ARTICLE_ATTRIBUTE}]')
    if (!article || !document.querySelector('h1') || article.getAttribute('${ARTICLE_ATTRIBUTE}') === route) return
    route = article.getAttribute('${ARTICLE_ATTRIBUTE}')
    shownAt = 0
    // The frame is painted before the first task after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { shownAt = now() }
      port2.postMessage(null)
    })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  addEventListener('click', ({ timeStamp }) => {
    sessionStorage.setItem('clickedAt', performance.timeOrigin + timeStamp)
  }, true)
  window.timeUntilShown = (wanted) => {
    if (route !== wanted || shownAt === 0) return 0
    const clickedAt = Number(sessionStorage.getItem('clickedAt'))
    sessionStorage.removeItem('clickedAt')
    return shownAt - (clickedAt || performance.timeOrigin)
  }
}`
