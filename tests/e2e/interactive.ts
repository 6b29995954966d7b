import type { Page } from '@playwright/test'

/**
 * Waits for hydration, which needs no interaction and marks the root element. Checks in every frame, outside of the
 * page's own scripts: `expect` would check after 100, 350, and 850 ms, which adds up over all pages of the suite.
 */
export async function whenInteractive(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}

/**
 * Waits until React has reached the end of the article, which it hydrates section by section. A test that changes text
 * itself would otherwise change it under React. Hydrated elements have a property that begins with `__reactProps`.
 */
export async function whenArticleHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const end = document.querySelector('.prose > :last-child') ?? {}
    return Object.keys(end).some((key) => key.startsWith('__reactProps'))
  })
}

/** Waits until all animations and transitions have ended. */
export async function whenMotionEnds(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}
