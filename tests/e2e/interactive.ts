import type { Page } from '@playwright/test'

/** Waits for hydration, which marks the root element. `waitFor` checks in every frame, `expect` after 100 ms. */
export async function whenInteractive(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}

/**
 * Waits until React, which hydrates an article part by part, has reached each element. Tests that change text must
 * wait, because React expects the original text. Hydrated elements have a property that begins with `__reactProps`.
 */
export async function whenArticleHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('.prose, .prose *')]
    return elements.every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
  })
}

/** Waits until all animations and transitions have ended. */
export async function whenMotionEnds(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}

/** Whether no element has focus. Waits for the frame in which the browser takes focus from removed elements. */
export function isFocusLost(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return document.activeElement === null || document.activeElement === document.body
  })
}

/** Waits until the browser is idle, so that late events of a navigation can no longer move the page. */
export async function whenQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
  )
}
