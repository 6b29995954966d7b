import { MESSAGES } from '../../lib/site/messages'
import { errorBox, INTRODUCTION, isMarked, markDocument } from './changing-route'
import { test } from './leaving-server'
import { combinations, MATRIX } from './matrix'
import { WAYS } from './readers'
import { expect } from './site-test'

test.use({
  expectedMessages: [new RegExp(`${MESSAGES.routePreloadFailed}|Failed to load resource`)],
})

const [click, key, rest] = WAYS

for (const [way, follow] of combinations([key], [click, rest]))
  test(
    `§2, §8 ${way} with the server away: the page stays, and Retry leads on later`,
    MATRIX,
    async ({ page, server, docs }) => {
      await docs.open(INTRODUCTION)
      await markDocument(page)
      // Code that the page itself loads later would report its own failure.
      await page.waitForLoadState('networkidle')
      await server.leave()
      await follow(docs.sidebar.link('Event description'))
      await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
      await expect(docs.title).toHaveText('API introduction')
      await expect(page).toHaveURL(INTRODUCTION)
      expect(await isMarked(page)).toBe(true)
      const retry = errorBox(page).getByRole('button', { name: MESSAGES.retry })
      const asked = page.waitForEvent('requestfailed')
      await retry.click()
      await asked
      await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
      await expect(retry).toBeFocused()
      expect(await isMarked(page)).toBe(true)
      await server.comeBack()
      await retry.click()
      await expect(docs.title).toHaveText('Event description')
      await expect(errorBox(page)).toHaveCount(0)
    },
  )
