import { holdScripts } from './held-requests'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

const INTRODUCTION = '/docs/Stream/API/Introduction'

test.describe('§2 search modal opens and closes, and gives focus back', () => {
  test('§2 it opens and closes by click and key', async ({ page, docs, modal }) => {
    await test.step('§2 a click on the search box opens it; a click outside closes it', async () => {
      await docs.open(INTRODUCTION)
      await docs.navbar.link('Search docs').click()
      await expect(modal.input).toBeFocused()
      await page.mouse.click(20, 400)
      await expect(modal.dialog).toBeHidden()
      await expect(docs.navbar.link('Search docs')).toBeFocused()
      await expect(page).toHaveURL(INTRODUCTION)
    })

    await test.step('§2 Ctrl+K, ⌘K and / open it, never more than one; Escape closes it and gives focus back', async () => {
      for (const key of ['Control+k', 'Meta+k', '/']) {
        await docs.navbar.link('FTC').focus()
        await page.keyboard.press(key)
        await expect(modal.input).toBeFocused()
        await expect(modal.input).toHaveValue('')
        await page.keyboard.press('Escape')
        await expect(modal.dialog).toBeHidden()
        await expect(docs.navbar.link('FTC')).toBeFocused()
      }
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('Control+k')
      await expect(modal.dialog).toHaveCount(1)
      await expect(modal.input).toBeFocused()
    })
  })

  test('§2 it closes by button, shortcut, and Back, and the page scrolls again', async ({
    page,
    docs,
    modal,
  }) => {
    await docs.open('/docs/Stream')
    await docs.navbar.link('Stream').click()
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    await modal.open()
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await modal.closeButton.click()
    await expect(modal.dialog).toBeHidden()
    await modal.open()
    await page.keyboard.press('Control+k')
    await expect(modal.dialog).toBeHidden()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await modal.open()
    await page.goBack()
    await expect(modal.dialog).toBeHidden()
    await expect(page).toHaveURL('/docs/Stream')
  })

  test('a key event without a key, as autofill sends it, causes no error', async ({
    page,
    docs,
    modal,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/docs/FTC/Troubleshooting', { waitUntil: 'domcontentloaded' })
    const send = () =>
      page.evaluate(() => {
        for (const field of document.querySelectorAll('input, textarea'))
          field.dispatchEvent(new Event('keydown', { bubbles: true }))
      })
    await send()
    release()
    await whenInteractive(page)
    await modal.open()
    await expect(modal.dialog.getByRole('link').first()).toBeVisible()
    await send()
    await expect(docs.title).toBeAttached()
  })

  test('§2 a double click on the search box opens it and leaves it open', async ({
    page,
    docs,
    modal,
  }) => {
    await docs.open('/docs')
    await docs.navbar.link('Search docs').dblclick()
    await page.keyboard.type('event')
    await expect(modal.input).toHaveValue('event')
    await page.mouse.click(20, 700)
    await expect(modal.dialog).toBeHidden()
  })
})
