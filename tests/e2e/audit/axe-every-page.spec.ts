import { exportedRoutes } from '../../fixtures/exported-site'
import { axeViolations } from '../axe'
import { DocsPage } from '../pages/DocsPage'
import { expect, test } from '../site-test'

const WIDTHS = [1440, 390] as const

test.slow()

for (const route of exportedRoutes()) {
  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing on ${route}, ${mode}`, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), mode)
      await new DocsPage(page).open(route)
      await expect(page.locator('html')).toHaveCSS('color-scheme', mode)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await axeViolations(page), `${width} px`).toEqual([])
      }
    })
  }
}
