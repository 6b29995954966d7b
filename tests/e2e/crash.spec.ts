import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { axeInBothModes } from './axe'
import { addLink } from './changing-route'
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

test('§2, §8 a page that crashes says so, and can be tried again', async ({ page, docs }) => {
  const repair = () => page.evaluate(() => Reflect.set(window, 'mayCrash', false))
  const tryAgain = docs.main.getByRole('button', { name: MESSAGES.tryAgain })
  const expectCrash = async () => {
    await expect(docs.title).toHaveText(MESSAGES.crashed)
    await expect(docs.main.getByRole('alert').getByText('broken on purpose')).toBeSeen()
    await expect(page).toHaveTitle(`${MESSAGES.pageError} | Capella Documentation`)
  }

  await test.step('shows title, message, and causes without a stack trace, and the next page works', async () => {
    await breakScript(page, 'search', 'children:', 'Search')
    await docs.open('/docs/Stream/API')
    // The navbar's search link would open the modal instead.
    await addLink(page, '/search', 'to the search page')
    await page.getByRole('link', { name: 'to the search page' }).click()
    await expectCrash()
    await expect(docs.main.getByRole('alert')).toContainText('the cause of it')
    await expect(docs.main).not.toContainText(/\bat \w+|\.js:\d+/)
    expect(await axeInBothModes(page, 'main')).toEqual([])
    await docs.navbar.brand.click()
    await expect(page).toHaveTitle('Capella Documentation')
    await page.goBack()
    await expectCrash()
  })

  await test.step('Try again renders the page without a reload once the cause is fixed', async () => {
    await tryAgain.click()
    await expect(docs.title).toHaveText(MESSAGES.crashed)
    await repair()
    await tryAgain.press('Enter')
    await expect(docs.title).toHaveText('Search')
    await expect(docs.title).toBeFocused()
    await expect(page).toHaveTitle('Search | Capella Documentation')
  })

  await test.step('a crash of the layout shows the same crash page, and Try again recovers', async () => {
    await breakScript(page, '_app', '"aria-label":', 'Main')
    await page.goto('/docs/Stream/API')
    await expectCrash()
    await repair()
    await tryAgain.click()
    await expect(docs.title).toHaveText('Stream API')
    await docs.navbar.brand.click()
    await expect(page).toHaveTitle('Capella Documentation')
  })
})
