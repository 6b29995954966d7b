import { expect, type Page } from '@playwright/test'

/** Waits until React runs the page, which comes by itself: the site marks its root then. */
export async function whenInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started')
}

/** Waits until the page's own history stands at a path; the URL that Playwright knows is sometimes an earlier one. */
export async function whenHistoryIsAt(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.location.pathname)).toBe(path)
}

/**
 * Lays out what is below the viewport by pressing the key that goes there: deferred blocks have no size, and no scroll
 * boxes, before.
 */
export async function layOut(page: Page): Promise<void> {
  await whenInteractive(page)
  if ((await page.locator('[data-late]').count()) === 0) return
  // At its top the page may not have left yet, and would move in the midst of what follows.
  const hasLeft = () =>
    page.evaluate(() => {
      const { body, documentElement } = document
      const canMove = !documentElement.hasAttribute('data-scroll-locked')
      return scrollY > 0 || !canMove || body.scrollHeight <= innerHeight
    })
  // A key has no effect on a page that has not been painted, or is still on its way down.
  await expect(async () => {
    await page.keyboard.press('End')
    expect(await hasLeft()).toBe(true)
  }).toPass()
  await expect(async () => {
    await page.keyboard.press('Home')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }).toPass()
}

/** Waits until nothing moves or changes its color any more. */
export async function whenMotionEnds(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}
