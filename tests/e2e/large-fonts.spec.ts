import { whenMotionEnds } from './interactive'
import { FONT_SIZES, MATRIX } from './matrix'
import { expect, test } from './site-test'

test('menu and search fit with any size of font', MATRIX, async ({ page, docs, modal }) => {
  const client = await page.context().newCDPSession(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await docs.open('/docs/Stream/FAQ')
  await docs.navbar.menuButton.click()
  const fits = async (name: string) => {
    for (const size of FONT_SIZES) {
      await client.send('Page.setFontSizes', { fontSizes: { standard: size } })
      await whenMotionEnds(page)
      const wide = await page
        .locator('dialog[open]')
        .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
      expect.soft(wide, `${name} at a font size of ${size} px`).toBe(0)
    }
  }
  await fits('menu')
  await docs.mobileSidebar.closeButton.click()
  await docs.navbar.bar.getByRole('link', { name: 'Search docs' }).click()
  await modal.searchFor('create cluster')
  await fits('search')
})
