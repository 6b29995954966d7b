import { MESSAGES } from '../../lib/site/messages'
import { DESCRIPTION, INTRODUCTION, progressBar, scriptOf } from './changing-route'
import { expect, test } from './site-test'

// Next may give up the page, which never comes.
test.use({ expectedMessages: [new RegExp(MESSAGES.routePreloadFailed)] })

test('E02 under reduced motion the progress bar does not trickle, and nothing scrolls smoothly', async ({
  page,
  docs,
}) => {
  for (const url of [scriptOf(DESCRIPTION), `**${DESCRIPTION}`]) await page.route(url, () => {})
  await docs.open(INTRODUCTION)
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await docs.sidebar.link('Event description').click()
  await page.clock.runFor(1000)
  const bar = progressBar(page)
  await expect(bar).toBeVisible()
  const before = await bar.getAttribute('style')
  await page.clock.runFor(2000)
  expect(await bar.getAttribute('style')).toBe(before)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})
