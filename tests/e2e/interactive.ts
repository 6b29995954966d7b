import { expect, type Page } from '@playwright/test'

/** Waits until the page answers the reader: the site marks its root when its listeners are in place. */
export async function whenInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started')
}
