import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { axeInBothModes } from './axe'
import { expect, test } from './site-test'

test.use({
  expectedMessages: [/broken on purpose|Error: |Minified React error|client-side exception/],
})

/** Replaces a text in a script with code that throws while rendering, as long as `window.mayCrash` is set. */
async function breakScript(page: Page, file: string, place: string, name: string): Promise<void> {
  await page.addInitScript(() => Reflect.set(window, 'mayCrash', true))
  await page.route(`**/_next/static/chunks/pages/${file}-*.js`, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const crash =
      '(()=>{throw new Error("broken on purpose",{cause:new Error("the cause of it")})})()'
    const broken = script.replaceAll(
      `${place}"${name}"`,
      `${place}window.mayCrash?${crash}:"${name}"`,
    )
    expect(broken).not.toBe(script)
    await route.fulfill({ response, body: broken })
  })
}

const breakSearchPage = (page: Page) => breakScript(page, 'search', 'children:', 'Search')

/** Follows a link to the search page, because the navbar's search link would open the modal instead. */
async function goToSearchPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/search'
    link.textContent = 'to the search page'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'to the search page' }).click()
}

test.describe('§2, §8 a crash of a page', () => {
  test('a page that crashes says so, and can be tried again', async ({ page, docs }) => {
    await test.step('shows title, message, and causes without a stack trace, and the next page works', async () => {
      await breakSearchPage(page)
      await docs.open('/docs/Stream/API')
      await goToSearchPage(page)
      await expect(docs.title).toHaveText(MESSAGES.crashed)
      await expect(docs.main.getByRole('alert')).toContainText('broken on purpose')
      await expect(docs.main.getByRole('alert')).toContainText('the cause of it')
      await expect(docs.main).not.toContainText(/\bat \w+|\.js:\d+/)
      await expect(page).toHaveTitle(`${MESSAGES.pageError} | Capella Documentation`)
      expect(await axeInBothModes(page, 'main')).toEqual([])
      await docs.navbar.link('FTC').click()
      await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
      await page.goBack()
      await expect(docs.title).toHaveText(MESSAGES.crashed)
    })

    await test.step('Try again renders the page without a reload once the cause is fixed', async () => {
      await expect(docs.title).toHaveText(MESSAGES.crashed)
      await docs.main.getByRole('button', { name: MESSAGES.tryAgain }).click()
      await expect(docs.title).toHaveText(MESSAGES.crashed)
      await page.evaluate(() => Reflect.set(window, 'mayCrash', false))
      await docs.main.getByRole('button', { name: MESSAGES.tryAgain }).press('Enter')
      await expect(docs.title).toHaveText('Search')
      await expect(docs.main).toBeFocused()
      await expect(page).toHaveTitle('Search | Capella Documentation')
    })
  })

  for (const arrival of ['directly', 'by a link'] as const)
    test(`a page whose module throws shows the same crash page when reached ${arrival}`, async ({
      page,
      docs,
    }) => {
      const file = '**/_next/static/chunks/pages/docs/FTC/FAQ-*.js'
      await page.route(file, async (route) => {
        const response = await route.fetch()
        const script = await response.text()
        const broken = script.replace(
          /function\(\)\{return /,
          'function(){throw new Error("broken on purpose");return ',
        )
        expect(broken).not.toBe(script)
        // Otherwise, the browser caches scripts permanently.
        const headers = { ...response.headers(), 'cache-control': 'no-store' }
        await route.fulfill({ response, headers, body: broken })
      })
      const documents: string[] = []
      const isLinked = arrival === 'by a link'
      if (!isLinked) await page.goto('/docs/FTC/FAQ')
      else {
        await docs.open('/docs/FTC/API')
        page.on('request', (request) => {
          if (request.isNavigationRequest()) documents.push(request.url())
        })
        await page
          .getByRole('navigation', { name: 'FTC documentation' })
          .getByRole('link', { name: 'FAQ' })
          .click()
      }
      await expect(docs.title).toHaveText(MESSAGES.crashed)
      await expect(docs.main.getByRole('alert')).toContainText('broken on purpose')
      await expect(page).toHaveTitle(`${MESSAGES.pageError} | Capella Documentation`)
      await page.unroute(file)
      await docs.main.getByRole('button', { name: MESSAGES.tryAgain }).click()
      await expect(docs.title).toHaveText('FTC FAQ')
      expect(documents, 'only the button loads the document').toHaveLength(isLinked ? 1 : 0)
    })

  test('a crash of the layout shows the same crash page, and Try again recovers', async ({
    page,
    docs,
  }) => {
    await breakScript(page, '_app', '"aria-label":', 'Main')
    await page.goto('/docs/Stream/API')
    await expect(docs.title).toHaveText(MESSAGES.crashed)
    await expect(docs.main.getByRole('alert')).toContainText('broken on purpose')
    await expect(page).toHaveTitle(`${MESSAGES.pageError} | Capella Documentation`)
    await page.evaluate(() => Reflect.set(window, 'mayCrash', false))
    await docs.main.getByRole('button', { name: MESSAGES.tryAgain }).click()
    await expect(docs.title).toHaveText('Stream API')
    await docs.navbar.link('FTC').click()
    await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
    // The page may still be loading its scripts.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
