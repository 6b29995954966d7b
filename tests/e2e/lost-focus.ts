import type { Page } from '@playwright/test'

/** Whether nothing has the focus any more, after the browser has taken it from what is gone: it does so with a frame. */
export function isFocusLost(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return document.activeElement === null || document.activeElement === document.body
  })
}
