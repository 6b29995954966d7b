import type { Page } from '@playwright/test'

/** Where the page stands after each scroll event of an action, until it reaches the top. */
export async function scrollPositionsOf(
  page: Page,
  action: () => Promise<void>,
): Promise<readonly number[]> {
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = []
    const done = new Promise<number[]>((resolve) => {
      window.addEventListener('scroll', () => {
        seen.push(window.scrollY)
        if (window.scrollY === 0) resolve(seen)
      })
    })
    return { done }
  })
  await action()
  return positions.evaluate(({ done }) => done)
}
