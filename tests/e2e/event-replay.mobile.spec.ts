import { holdScripts } from './held-requests'
import { tap } from './readers'
import { expect, test } from './site-test'

test('a tap on the menu button before hydration is not lost', async ({ page, docs }) => {
  const release = await holdScripts(page)
  await page.goto('/docs/Stream/API/Introduction', { waitUntil: 'domcontentloaded' })
  await tap(docs.navbar.menuButton)
  await expect(docs.mobileSidebar.dialog).toHaveCount(0)
  release()
  await expect(docs.mobileSidebar.dialog).toBeVisible()
})

test('a tap opens search at once, and typed text is kept', async ({ page, modal, docs }) => {
  const release = await holdScripts(page)
  await page.goto('/docs/Stream/API/Introduction', { waitUntil: 'domcontentloaded' })
  await tap(docs.navbar.bar.getByRole('link', { name: 'Search docs' }))
  await expect(modal.input).toBeFocused()
  await page.keyboard.type('AddEvent')
  release()
  await expect(modal.activeOption).toContainText('AddEvent')
  await expect(modal.input).toHaveValue('AddEvent')
})
