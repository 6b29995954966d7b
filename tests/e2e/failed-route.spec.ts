import { MESSAGES } from '../../lib/site/messages'
import {
  DESCRIPTION,
  errorBox,
  INTRODUCTION,
  isMarked,
  makeUnreachable,
  markDocument,
  scriptOf,
} from './changing-route'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

test.use({
  expectedMessages: [new RegExp(`${MESSAGES.routePreloadFailed}|Failed to load resource`)],
})

test('§2 a page whose code fails says so after going back, or loads fully if the server responds', async ({
  page,
  docs,
}) => {
  await test.step('§2 an error after going back disappears when the reader navigates elsewhere, and Retry goes back', async () => {
    await docs.open('/docs/Stream/API')
    await docs.sidebar.link('Introduction').click()
    await expect(docs.title).toHaveText('API introduction')
    await docs.sidebar.link('Event description').click()
    await expect(docs.title).toHaveText('Event description')
    await page.goBack()
    await expect(docs.title).toHaveText('API introduction')
    await page.reload()
    await whenInteractive(page)
    await makeUnreachable(page, '/docs/Stream/API')
    await page.goBack()
    await expect(errorBox(page)).toBeVisible()
    await expect(docs.title).toHaveText('API introduction')
    await expect(page).toHaveURL(INTRODUCTION)
    await page.goForward()
    await expect(docs.title).toHaveText('Event description')
    await expect(page).toHaveURL(DESCRIPTION)
    await expect(errorBox(page)).toBeHidden()
    await page.goBack()
    await expect(docs.title).toHaveText('API introduction')
    await page.goBack()
    await expect(errorBox(page)).toBeVisible()
    await page.unrouteAll()
    await errorBox(page).getByRole('button', { name: MESSAGES.retry }).click()
    await expect(docs.title).toHaveText('Stream API')
  })

  await test.step('code that returns 404: one warning and one full page load', async () => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.route(scriptOf('/docs/Stream/API/Event_Builder'), (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    )
    await whenInteractive(page)
    await markDocument(page)
    const placeInHistory = () => page.evaluate(() => window.navigation.currentEntry?.index ?? -1)
    const before = await placeInHistory()
    await docs.sidebar.link('Event builder').click()
    await expect(docs.title).toHaveText('Event builder')
    expect(await isMarked(page)).toBe(false)
    expect(await placeInHistory()).toBe(before + 1)
    const reported = warnings.filter((text) => text.includes(MESSAGES.routePreloadFailed))
    expect(reported).toHaveLength(1)
    await expect(errorBox(page)).toHaveCount(0)
  })
})
