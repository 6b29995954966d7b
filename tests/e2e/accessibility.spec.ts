import { SHORT_GUIDE } from '../fixtures/page-kinds'
import { axeInBothModes } from './axe'
import { SEARCH_INDEX } from './pages/SearchModal'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/Failed to load resource/] })
// axe runs several times in each test.
test.slow()

// Short pages, because axe looks at the whole page to find what is behind a text.
test('axe finds nothing in open menus and sections', async ({ page, docs }) => {
  const { dialog, sidebar, backButton, mainMenu } = docs.mobileSidebar
  await docs.open('/docs/Stream/API')
  await docs.sidebar.toggle('Tutorials').click()
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeSeen()
  await docs.navbar.languageSwitch.click()
  await expect(docs.navbar.languages).toBeSeen()
  expect.soft(await axeInBothModes(page, ':is(header, #sidebar)'), 'languages').toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await docs.navbar.menuButton.click()
  await expect(sidebar.currentLinks).toBeSeen()
  expect.soft(await axeInBothModes(page, 'dialog'), 'sidebar').toEqual([])
  await backButton.click()
  await expect(mainMenu).toBeSeen()
  expect.soft(await axeInBothModes(page, 'dialog'), 'main menu').toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('axe finds nothing in search', async ({ page, docs, modal }) => {
  const look = async (state: string) => {
    expect.soft(await axeInBothModes(page, 'dialog'), state).toEqual([])
  }
  await docs.open('/docs')
  await page.route(SEARCH_INDEX, (route) => route.abort())
  await modal.open()
  // A few hits, because axe takes longer for each one.
  await modal.input.fill('timezone')
  await expect(modal.error).toBeSeen()
  await look('error')
  await page.unroute(SEARCH_INDEX)
  await modal.retryButton.click()
  await modal.searchFor('zzxqy')
  await look('no hits')
  await modal.searchFor('timezone')
  await look('hits')
  await page.keyboard.press('Enter')
  await expect(modal.dialog).toBeHidden()
  await modal.open()
  await expect(modal.recents).toBeSeen()
  await look('recent searches')
})

test('axe finds nothing in tools with text', async ({ page, docs, values, checklist }) => {
  const look = async (tool: string, within = 'main') => {
    expect.soft(await axeInBothModes(page, within), tool).toEqual([])
  }
  await docs.open(SHORT_GUIDE)
  await values.open()
  await values.field('Worker pod').fill('my pod')
  await checklist.boxes.first().check()
  await expect(values.problems).toHaveText(/^Worker pod: /)
  // Only the tools, because other tests check the guide itself.
  await look('a guide’s tools', ':is(.values, .steps-progress, .step:has(:checked))')

  await page.setViewportSize({ width: 390, height: 900 })
  await docs.open('/docs/FTC/Installation_Guides/Ports?platforms=windows')
  const filter = docs.main.getByRole('search')
  await expect(filter.locator('.unseen[aria-live]')).toHaveText(/\d+ of \d+ ports/)
  // Not the entries, because page-kinds.spec.ts checks text.
  await look('filtered ports', '[role="search"]')
})
