import { expect, test } from './site-test'

test('E02 under reduced motion the progress bar does not trickle, and nothing scrolls smoothly', async ({
  page,
  docs,
}) => {
  await page.route(/\/pages\/docs\/Stream\/API\/Event_Description-[0-9a-f]+\.js/, () => {})
  await docs.open('/docs/Stream/API/Introduction')
  // Time passes by hand only: after 3.8 s Next gives up, and the document of the page comes.
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await docs.sidebar.link('Event description').click()
  await page.clock.runFor(1000)
  const bar = page.locator('[data-bar]')
  await expect(bar).toBeVisible()
  const before = await bar.getAttribute('style')
  await page.clock.runFor(2000)
  expect(await bar.getAttribute('style')).toBe(before)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})
