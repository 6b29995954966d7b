import { axeViolations } from './axe'
import { DocsPage } from './pages/DocsPage'
import { SearchModal } from './pages/SearchModal'
import { SearchResultsPage } from './pages/SearchResultsPage'
import { expect, test } from './site-test'

const WIDTHS = [1440, 390, 320] as const

// axe looks at everything several times.
test.slow()

for (const mode of ['light', 'dark']) {
  for (const width of WIDTHS) {
    test(`I01 axe finds nothing in the modal, ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), mode)
      const docs = new DocsPage(page)
      const modal = new SearchModal(page)
      await docs.open('/docs/Stream/API/Introduction')
      await modal.open()
      expect.soft(await axeViolations(page), 'start').toEqual([])
      await modal.searchFor('create cluster')
      expect.soft(await axeViolations(page), 'hits').toEqual([])
      expect
        .soft(await modal.dialog.evaluate((dialog) => dialog.scrollWidth <= innerWidth))
        .toBe(true)
      await modal.searchFor('zzxqy')
      expect.soft(await axeViolations(page), 'no hits').toEqual([])
      await modal.searchFor('usertoken')
      await page.keyboard.press('Enter')
      await expect(modal.dialog).toBeHidden()
      await modal.open()
      await expect(modal.recents).toBeVisible()
      expect.soft(await axeViolations(page), 'recent searches').toEqual([])
    })

    test(`I01 axe finds nothing on the search page, ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), mode)
      const search = new SearchResultsPage(page)
      await search.open('?q=create%20cluster')
      await expect(search.count).toContainText('for create cluster')
      expect.soft(await axeViolations(page), 'hits').toEqual([])
      expect.soft(await page.evaluate(() => document.body.scrollWidth <= innerWidth)).toBe(true)
    })
  }
}
