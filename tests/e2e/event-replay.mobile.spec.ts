import { INTRODUCTION } from './changing-route'
import { holdScripts, openBeforeScripts, whenStyled } from './held-requests'
import { expect, test } from './site-test'

test('before hydration, no tap or typed text is lost', async ({ page, modal, docs }) => {
  const { dialog } = docs.mobileSidebar

  await test.step('§2 a tap on a link opens the page, and a tap on the menu button is not lost', async () => {
    const release = await openBeforeScripts(page, INTRODUCTION)
    await docs.breadcrumbs.getByRole('link', { name: 'API' }).tap()
    await expect(docs.title).toHaveText('Stream API')
    await whenStyled(page)
    await docs.navbar.menuButton.tap()
    await expect(dialog).toHaveCount(0)
    release()
    await expect(dialog).toBeVisible()
  })

  await test.step('a tap opens search at once, and typed text is kept', async () => {
    await page.keyboard.press('Escape')
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await whenStyled(page)
    await docs.navbar.bar.getByRole('link', { name: 'Search docs' }).tap()
    await expect(modal.input).toBeFocused()
    await page.keyboard.type('AddEvent')
    release()
    await expect(modal.activeOption).toContainText('AddEvent')
    await expect(modal.input).toHaveValue('AddEvent')
  })
})
