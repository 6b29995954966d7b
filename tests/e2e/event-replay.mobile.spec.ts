import { INTRODUCTION, isMarked, markDocument } from './changing-route'
import { holdScripts, openBeforeScripts, whenStyled } from './held-requests'
import { tap } from './readers'
import { expect, test } from './site-test'

test('before hydration, no tap or typed text is lost', async ({ page, modal, docs }) => {
  const { dialog } = docs.mobileSidebar

  await test.step('§2 a tap on a link opens the page, and a tap on the menu button is not lost', async () => {
    const release = await openBeforeScripts(page, INTRODUCTION)
    await tap(docs.breadcrumbs.getByRole('link', { name: 'API' }))
    await expect(docs.title).toHaveText('Stream API')
    await whenStyled(page)
    await tap(docs.navbar.menuButton)
    await expect(dialog).toHaveCount(0)
    release()
    await expect(dialog).toBeVisible()
  })

  await test.step('§2 once the page is hydrated, a tap on a link keeps the document', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await markDocument(page)
    await tap(docs.breadcrumbs.getByRole('link', { name: 'Stream' }))
    await expect(docs.title).toHaveText('Stream documentation')
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('a tap opens search at once, and typed text is kept', async () => {
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await whenStyled(page)
    await tap(docs.navbar.bar.getByRole('link', { name: 'Search docs' }))
    await expect(modal.input).toBeFocused()
    await page.keyboard.type('AddEvent')
    release()
    await expect(modal.activeOption).toContainText('AddEvent')
    await expect(modal.input).toHaveValue('AddEvent')
  })
})
