import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import type { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

/** Scroll positions after each scroll event on the way to the top, from far down. */
async function wayToTop(page: Page, docs: DocsPage): Promise<readonly number[]> {
  await docs.open(STREAM_LANDING)
  await expect(docs.backToTop).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect(docs.backToTop).toBeVisible()
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
  await docs.backToTop.click()
  return positions.evaluate(({ done }) => done)
}

test('§9 each frame of back to top leaves 0.85 of the remaining distance', async ({
  page,
  docs,
}) => {
  const positions = await wayToTop(page, docs)
  const allowed = new Set([3000])
  for (let position = 3000; position > 0; allowed.add(position))
    position = Math.floor(position * 0.85)
  expect(positions.length).toBeGreaterThan(5)
  expect(positions.at(-1)).toBe(0)
  expect(positions.filter((position) => !allowed.has(position))).toEqual([])
  await expect(docs.backToTop).toBeHidden()
  await expect(docs.main).toBeFocused()
})

test('§9 with reduced motion, back to top jumps', async ({ page, docs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await wayToTop(page, docs)).toEqual([0])
})
