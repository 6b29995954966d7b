import type { Page } from '@playwright/test'

/** Waits until the page answers the reader: Next notes the end of hydration in the performance timeline. */
export async function whenInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0)
  // Listeners subscribe in the task after the frame that hydrates.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
