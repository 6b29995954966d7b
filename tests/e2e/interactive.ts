import { expect, type Page } from '@playwright/test'

/** Waits for hydration, which needs no interaction and marks the root element. */
export async function whenInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started')
}

/** Waits until all animations and transitions have ended. */
export async function whenMotionEnds(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}
