import type { Page } from '@playwright/test'

/** Whether no element has focus. Waits for the frame in which the browser takes focus from removed elements. */
export function isFocusLost(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return document.activeElement === null || document.activeElement === document.body
  })
}
