import { expect, type Page } from '@playwright/test'

/** Waits until React runs the page, which comes by itself: the site marks its root then. */
export async function whenInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started')
}

/** Waits until nothing moves or changes its color any more. */
export async function whenMotionEnds(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}
