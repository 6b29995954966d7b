import { expect, type Page } from '@playwright/test'

/** Waits until React runs the page, which comes by itself: the site marks its root then. */
export async function whenInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started')
}

/** Waits until the page's own history stands at a path; the URL that Playwright knows is sometimes an earlier one. */
export async function whenHistoryIsAt(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.location.pathname)).toBe(path)
}

/** Waits until nothing moves or changes its color any more. */
export async function whenMotionEnds(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}
