import { SAVED_SEARCHES } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { DocsPage } from './pages/DocsPage'
import { SearchModal } from './pages/SearchModal'
import { expect, test } from './site-test'

const place = (index: number) => ({
  href: `/docs/FTC/Tutorials/T${index}`,
  title: `Place ${index}`,
  page: null,
  product: 'ftc',
})
const places = (count: number) => Array.from({ length: count }, (_, index) => place(index))

test.describe('§4 recent and favorite searches', () => {
  test('§8 none at first; a followed hit is one, a saved one is a favorite', async ({ page }) => {
    const docs = new DocsPage(page)
    const modal = new SearchModal(page)
    await docs.open('/docs/FTC')
    await modal.open()
    await expect(modal.dialog.getByText(MESSAGES.noRecentSearches)).toBeVisible()
    await modal.searchFor('AddEvent')
    await page.keyboard.press('Enter')
    await expect(docs.title).toHaveText('AddEvent')
    await modal.open()
    const recent = modal.recents.getByRole('link')
    await expect(recent).toHaveCount(1)
    await modal.recents.getByRole('button', { name: /^Save .* to favorites$/ }).click()
    await expect(modal.recents).toBeHidden()
    await expect(modal.favorites.getByRole('link')).toHaveCount(1)
    await expect(modal.input).toBeFocused()
    await page.keyboard.press('Escape')
    await docs.open('/docs/FTC')
    await modal.open()
    await modal.favorites.getByRole('button', { name: /^Remove .* from favorites$/ }).click()
    await expect(modal.dialog.getByText(MESSAGES.noRecentSearches)).toBeVisible()
  })

  test('§9 arrow keys lead into the list and back', async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.searchRecents,
      JSON.stringify(places(2)),
    ] as const)
    const modal = new SearchModal(page)
    await new DocsPage(page).open('/docs/FTC')
    await modal.open()
    await expect(modal.recents.getByRole('link').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(modal.recents.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(modal.input).toBeFocused()
  })

  for (const [name, recents, favorites, shown] of [
    ['bad JSON', '{"', '[', 0],
    ['wrong types', '[1,null,{"href":7},{"href":"javascript:alert(1)","title":"x"}]', '"x"', 0],
    ['500 entries', JSON.stringify(places(500)), null, SAVED_SEARCHES.recents],
  ] as const) {
    test(`B04 stored ${name} are dropped or cut`, async ({ page }) => {
      await page.addInitScript(
        ([keys, first, second]) => {
          localStorage.setItem(keys.searchRecents, first)
          if (second !== null) localStorage.setItem(keys.searchFavorites, second)
        },
        [STORAGE_KEYS, recents, favorites] as const,
      )
      const modal = new SearchModal(page)
      await new DocsPage(page).open('/docs/FTC')
      await modal.open()
      await expect(modal.recents.getByRole('link')).toHaveCount(shown)
      await expect(modal.favorites).toBeHidden()
    })
  }

  test.describe('without storage', () => {
    test.use({ expectedMessages: [/Local storage is not available/] })

    test('B01 they last until the page is closed', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      })
      const docs = new DocsPage(page)
      const modal = new SearchModal(page)
      await docs.open('/docs/FTC')
      await modal.open()
      await modal.searchFor('AddEvent')
      await page.keyboard.press('Enter')
      await expect(docs.title).toHaveText('AddEvent')
      await modal.open()
      await expect(modal.recents.getByRole('link')).toHaveCount(1)
    })
  })
})
