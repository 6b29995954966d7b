import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { scrollPositionsOf } from './scroll-positions'
import { expect, test } from './site-test'

test('§9 each frame of the way to the top leaves 0.85 of the distance', async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  await whenInteractive(page)
  await expect(docs.backToTop).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect(docs.backToTop).toBeVisible()
  const positions = await scrollPositionsOf(page, () => docs.backToTop.click())
  const allowed = new Set([3000])
  for (let position = 3000; position > 0; allowed.add(position))
    position = Math.floor(position * 0.85)
  expect(positions.length).toBeGreaterThan(5)
  expect(positions.at(-1)).toBe(0)
  expect(positions.filter((position) => !allowed.has(position))).toEqual([])
  await expect(docs.backToTop).toBeHidden()
  await expect(docs.main).toBeFocused()
})
