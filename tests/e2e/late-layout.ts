import type { Locator, Page } from '@playwright/test'
import { DocsPage } from './pages/DocsPage'

export const LONGEST_GUIDE = '/docs/FTC/Installation_Guides/Kubernetes/AWS'

/** Whether the browser has laid an element out, not only kept room for it. */
export function isLaidOut(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => shown.checkVisibility({ contentVisibilityAuto: true }))
}

/**
 * Opens the guide at its top, in a browser that is never idle; gives the heading of its last step. The start of the
 * scripts does not wait for ever.
 */
export async function openGuide(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    const real = window.requestIdleCallback
    window.requestIdleCallback = (callback, options) =>
      options?.timeout === undefined ? 0 : real(callback, options)
  })
  await new DocsPage(page).open(LONGEST_GUIDE)
  return page.locator('.steps').last().locator('.step').last().locator('h3')
}

export async function topOf(element: Locator): Promise<number> {
  return Math.round(await element.evaluate((shown) => shown.getBoundingClientRect().top))
}

/** The text that is shown, as whatever reads the page finds it: text that is not laid out does not count. */
export function shownText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: see above
  return page.evaluate(() => document.body.innerText)
}
