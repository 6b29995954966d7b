import { MESSAGES } from '../../lib/site/messages'
import { addLink, errorBox, isMarked, markDocument, NOWHERE } from './changing-route'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

test.use({
  expectedMessages: [
    new RegExp(`${MESSAGES.routePreloadFailed}|Failed to load resource|ERR_INTERNET_DISCONNECTED`),
  ],
})

test('§2 dead links open the 404 page, and Back returns to it', async ({ page, context, docs }) => {
  await test.step('§2 a dead link opens the 404 page, also from the 404 page', async () => {
    await docs.open('/docs/Stream/API')
    for (const _visit of [1, 2]) {
      await addLink(page, NOWHERE, 'to nowhere')
      await markDocument(page)
      const loaded = page.waitForEvent('domcontentloaded')
      await page.getByRole('link', { name: 'to nowhere' }).click()
      await loaded
      expect(await isMarked(page)).toBe(false)
      await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
      await whenInteractive(page)
    }
    await expect(errorBox(page)).toHaveCount(0)
  })

  await test.step('§2 going back to a 404 page works, also offline', async () => {
    await docs.navbar.brand.click()
    await expect(page).toHaveTitle('Capella Documentation')
    await context.setOffline(true)
    await docs.goBack(MESSAGES.notFoundTitle)
    await expect(page).toHaveURL(NOWHERE)
  })
})
