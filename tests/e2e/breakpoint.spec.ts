import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API/Introduction'

test('§9 from 996 px, sidebar and navbar items are visible, and the menu button is not', async ({
  page,
  docs,
}) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await docs.open(ROUTE)
  await expect(docs.sidebar.link('Introduction')).toBeVisible()
  await expect(docs.navbar.link('FTC')).toBeVisible()
  await expect(docs.navbar.menuButton).toBeHidden()
  // §2 The items are on the right side.
  const items = await docs.navbar.items.boundingBox()
  expect((items?.x ?? 0) + (items?.width ?? 0)).toBeGreaterThan(900)
})

test('§9 at 995 px, the menu button is visible instead', async ({ page, docs }) => {
  await page.setViewportSize({ width: 995, height: 800 })
  await docs.open(ROUTE)
  await expect(docs.sidebar.tree).toBeHidden()
  await expect(docs.navbar.items).toBeHidden()
  await docs.navbar.menuButton.click()
  await expect(docs.mobileSidebar.sidebar.link('Introduction')).toBeVisible()
})
