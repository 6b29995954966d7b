import { expect, type Page } from '@playwright/test'

/** Waits until the page answers the reader: the site marks its root when its listeners are in place. */
export async function whenInteractive(page: Page): Promise<void> {
  // React starts when the reader points at what it answers.
  await page.evaluate(() =>
    document
      .querySelector('[data-early-click]')
      ?.dispatchEvent(new Event('pointerover', { bubbles: true })),
  )
  await expect(page.locator('html')).toHaveAttribute('data-reading')
  await expect(page.locator('html')).toHaveAttribute('data-started')
}
