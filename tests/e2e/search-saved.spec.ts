import { MESSAGES } from '../../lib/site/messages'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { isFocusLost } from './lost-focus'
import { expect, test } from './site-test'

const place = (index: number) => ({
  href: `/docs/FTC/Tutorials/T${index}`,
  title: `Place ${index}`,
  page: null,
  product: 'ftc',
})
const places = (count: number) => Array.from({ length: count }, (_, index) => place(index))

test.describe('§4 recent and favorite searches', () => {
  test('§8 none at first; a followed hit is a recent search, a saved one a favorite', async ({
    page,
    docs,
    modal,
  }) => {
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

  test('§9 arrow keys move into the list and back; letters typed there go to the query', async ({
    page,
    modal,
    docs,
  }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.searchRecents,
      JSON.stringify(places(2)),
    ] as const)
    await docs.open('/docs/FTC')
    await modal.open()
    const first = modal.recents.getByRole('link').first()
    await expect(first).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(modal.input).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('snmp')
    await expect(modal.input).toHaveValue('snmp')
    await expect(modal.input).toBeFocused()
  })

  test('saving and removing on the search page keep the focus', async ({ page, search }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.searchRecents,
      JSON.stringify(places(2)),
    ] as const)
    await search.open('')
    for (const name of [
      'Save Place 0 to favorites',
      'Remove Place 0 from favorites',
      'Remove Place 1 from recent searches',
    ]) {
      const button = search.main.getByRole('button', { name, exact: true })
      await button.press('Enter')
      await expect(button).toHaveCount(0)
      expect(await isFocusLost(page), name).toBe(false)
    }
  })
})
