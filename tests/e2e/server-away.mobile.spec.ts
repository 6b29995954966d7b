import { MESSAGES } from '../../lib/site/messages'
import { errorBox, INTRODUCTION } from './changing-route'
import { test } from './leaving-server'
import { tap } from './readers'
import { expect } from './site-test'

test.use({
  expectedMessages: [new RegExp(`${MESSAGES.routePreloadFailed}|Failed to load resource`)],
})

test('§2, §8 a tap with the server away: the page stays, and Retry leads on later', async ({
  page,
  server,
  docs,
}) => {
  await docs.open(INTRODUCTION)
  // Code that the page itself loads later would report its own failure.
  await page.waitForLoadState('networkidle')
  await server.leave()
  await tap(docs.breadcrumbs.getByRole('link', { name: 'API' }))
  await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
  await expect(docs.title).toHaveText('API introduction')
  await server.comeBack()
  await tap(errorBox(page).getByRole('button', { name: MESSAGES.retry }))
  await expect(docs.title).toHaveText('Stream API')
})
