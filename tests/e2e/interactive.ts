import type { Page } from '@playwright/test'

/**
 * Waits for hydration, which needs no interaction and marks the root element. Asks in every frame: `expect` would ask
 * after 100, 350, and 850 ms, which adds up over all pages of the suite.
 */
export async function whenInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'))
}

/** Waits until all animations and transitions have ended. */
export async function whenMotionEnds(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}
