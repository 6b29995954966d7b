import { MESSAGES } from '../../lib/site/messages'
import { addLink, errorBox, INTRODUCTION, isMarked, markDocument, NOWHERE } from './changing-route'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

test.use({
  expectedMessages: [
    new RegExp(`${MESSAGES.routePreloadFailed}|Failed to load resource|ERR_INTERNET_DISCONNECTED`),
  ],
})

test('§2 a dead link opens the 404 page each time, also from the 404 page', async ({
  page,
  docs,
}) => {
  const addDeadLink = () => addLink(page, NOWHERE, 'to nowhere')
  const deadLink = page.getByRole('link', { name: 'to nowhere' })
  await docs.open(INTRODUCTION)
  for (const _round of [1, 2]) {
    await addDeadLink()
    await deadLink.click()
    await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
    await page.goBack()
    await expect(docs.title).toHaveText('API introduction')
    await whenInteractive(page)
  }
  await addDeadLink()
  await deadLink.click()
  await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
  await whenInteractive(page)
  await addDeadLink()
  await markDocument(page)
  const loaded = page.waitForEvent('domcontentloaded')
  await deadLink.click()
  await loaded
  expect(await isMarked(page)).toBe(false)
  await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
  await expect(errorBox(page)).toHaveCount(0)
})

test('§2 going back to a 404 page works, also offline', async ({ page, context, docs }) => {
  await docs.open(INTRODUCTION)
  await docs.open(NOWHERE)
  await docs.navbar.link('FTC').click()
  await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
  await page.goBack()
  await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
  await whenInteractive(page)
  await docs.navbar.link('FTC').click()
  await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
  await context.setOffline(true)
  await page.goBack()
  await expect(docs.title).toHaveText(MESSAGES.notFoundTitle)
  await expect(page).toHaveURL(NOWHERE)
})
