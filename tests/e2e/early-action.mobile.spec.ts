import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('a tap on the menu button before the scripts have run is not lost', async ({ page }) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  const docs = new DocsPage(page)
  await page.goto('/docs/Stream/API/Introduction')
  await docs.navbar.menuButton.tap()
  await expect(docs.mobileSidebar.dialog).toHaveCount(0)
  release()
  await expect(docs.mobileSidebar.dialog).toBeVisible()
})
