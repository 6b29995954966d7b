import { MESSAGES } from '../../lib/site/messages'
import { DESCRIPTION, INTRODUCTION, progressBar, scriptOf } from './changing-route'
import { expect, test } from './site-test'

// Next gives up the page, whose code never comes.
test.use({ expectedMessages: [new RegExp(MESSAGES.routePreloadFailed)] })

test('E02 under reduced motion the progress bar does not trickle, and nothing scrolls smoothly', async ({
  page,
  docs,
}) => {
  for (const url of [scriptOf(DESCRIPTION), `**${DESCRIPTION}`]) await page.route(url, () => {})
  await docs.open(INTRODUCTION)
  await page.evaluate(recordBar)
  const givenUp = page.waitForRequest(`**${DESCRIPTION}`)
  await docs.sidebar.link('Event description').click()
  await expect(progressBar(page)).toBeVisible()
  await givenUp
  expect(await page.evaluate(() => window.barPlaces)).toHaveLength(1)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})

declare global {
  interface Window {
    /** Each place that the end of the bar had, in order. */
    barPlaces: string[]
  }
}

/** Runs in the page. */
function recordBar(): void {
  window.barPlaces = []
  new MutationObserver(() => {
    const place = document.querySelector<HTMLElement>('[data-bar]')?.style.transform
    if (place && place !== window.barPlaces.at(-1)) window.barPlaces.push(place)
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
}
