import { expect, type Page } from '@playwright/test'

/** Waits until the page answers the reader: the site marks its root when its listeners are in place. */
export async function whenInteractive(page: Page): Promise<void> {
  // Scripts start on the reader's first action, or when the browser is idle.
  await page.evaluate(() => window.dispatchEvent(new Event('pointerover')))
  await expect(page.locator('html')).toHaveAttribute('data-started')
}
