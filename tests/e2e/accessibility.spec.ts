import { PAGE_KINDS } from '../fixtures/page-kinds'
import { axeViolations, COLOR_RULES } from './axe'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })
// axe looks at every element of a long guide.
test.slow()

for (const { kind, route } of PAGE_KINDS) {
  test(`issue 2, 6 axe finds nothing on the ${kind}, in both color modes`, async ({ page }) => {
    const docs = new DocsPage(page)
    await docs.open(route)
    expect(await axeViolations(page), 'light').toEqual([])
    await docs.navbar.colorModeSwitch.click()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    expect(await axeViolations(page, COLOR_RULES), 'dark').toEqual([])
  })
}

test('issue 2, 6 axe finds nothing with the language list and a loaded section open', async ({
  page,
}) => {
  const docs = new DocsPage(page)
  await docs.open('/docs/Stream/API/Introduction')
  await docs.sidebar.toggle('Tutorials').click()
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeVisible()
  await docs.navbar.languageSwitch.click()
  await expect(docs.navbar.languages).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
