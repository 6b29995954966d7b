import { STREAM_LANDING } from '../fixtures/design-routes'
import { MobileSidebar } from './pages/MobileSidebar'
import { expect, test } from './site-test'

test('a browser without checkVisibility, such as Safari up to 17.3, shows pages, search, and menu', async ({
  page,
  docs,
  modal,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'))
  await docs.open(`${STREAM_LANDING}#sizing`)
  await expect(docs.main.getByRole('heading', { name: 'Sizing' })).toBeInViewport()
  const menu = new MobileSidebar(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.dialog).toBeVisible()
  await menu.closeButton.click()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await modal.open()
  await modal.searchFor('usertoken')
  await modal.options.first().click()
  await expect(page).not.toHaveURL(STREAM_LANDING)
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-terms'))).toBe(true)
})
