import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { scrollPositionsOf } from './scroll-positions'
import { expect, test } from './site-test'

test('§9 under reduced motion back to top jumps', async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  // What is laid out on the way would move the page once more.
  await whenInteractive(page)
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect(docs.backToTop).toBeVisible()
  expect(await scrollPositionsOf(page, () => docs.backToTop.click())).toEqual([0])
})
