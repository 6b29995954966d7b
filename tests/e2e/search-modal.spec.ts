import { INTRODUCTION } from './changing-route'
import { SEARCH_INDEX } from './pages/SearchModal'
import { expect, expectSoon, test } from './site-test'

test('§2 search opens and closes by click and key', async ({ page, docs, modal }) => {
  await test.step('the search index loads only when the reader opens search', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await docs.open('/docs/Stream/API')
    await docs.follow(docs.sidebar.link('Introduction'), 'API introduction')
    expect(requests.filter((url) => SEARCH_INDEX.test(url))).toEqual([])
    const index = page.waitForRequest(SEARCH_INDEX)
    await docs.navbar.search.click()
    await index
  })

  await test.step('§2 a click on the search box opens it; a click outside closes it', async () => {
    await expect(modal.input).toBeFocused()
    await page.mouse.click(20, 400)
    await expect(modal.dialog).toBeHidden()
    await expect(docs.navbar.search).toBeFocused()
    await expect(page).toHaveURL(INTRODUCTION)
  })

  await test.step('§2 Ctrl+K, ⌘K and / open it, never more than one; Escape closes it and gives focus back', async () => {
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await docs.navbar.link('FTC').focus()
      await page.keyboard.press(key)
      await expect(modal.input).toBeFocused()
      await expect(modal.input).toHaveValue('')
      await modal.close()
      await expect(docs.navbar.link('FTC')).toBeFocused()
    }
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Control+k')
    await expect(modal.dialog).toHaveCount(1)
    await expect(modal.input).toBeFocused()
  })

  await test.step('§2 it closes by button, shortcut, and Back, and the page scrolls again', async () => {
    await page.mouse.wheel(0, 400)
    await modal.closeButton.click()
    await expect(modal.dialog).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await modal.open()
    await page.keyboard.press('Control+k')
    await expect(modal.dialog).toBeHidden()
    await page.mouse.wheel(0, 400)
    await expectSoon(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await modal.open()
    await page.goBack()
    await expect(modal.dialog).toBeHidden()
    await expect(page).toHaveURL('/docs/Stream/API')
  })
})
