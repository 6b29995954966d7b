import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { axeInBothModes } from './axe'
import { combinations, MATRIX, widths } from './matrix'
import { SEARCH_INDEX } from './pages/SearchModal'
import { expect, test } from './site-test'

// axe runs several times in each test.
test.slow()

test('axe finds nothing with language menu and loaded section open', async ({ page, docs }) => {
  await docs.open('/docs/Stream/API/Introduction')
  await docs.sidebar.toggle('Tutorials').click()
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeVisible()
  await docs.navbar.languageSwitch.click()
  await expect(docs.navbar.languages).toBeVisible()
  expect(await axeInBothModes(page, ':is(header, #sidebar)')).toEqual([])
})

test('axe finds nothing with a menu open', async ({ page, docs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')
  await docs.navbar.menuButton.click()
  await expect(docs.mobileSidebar.sidebar.currentLinks).toBeVisible()
  expect.soft(await axeInBothModes(page, 'dialog'), 'sidebar').toEqual([])
  await docs.mobileSidebar.backButton.click()
  await expect(docs.mobileSidebar.mainMenu).toBeVisible()
  expect.soft(await axeInBothModes(page, 'dialog'), 'main menu').toEqual([])
})

test.describe('axe finds nothing in search', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  for (const width of combinations([1440], [320, 390]))
    test(`modal in each state at ${width} px`, MATRIX, async ({ page, docs, modal }) => {
      const look = async (state: string) => {
        expect.soft(await axeInBothModes(page, 'dialog'), state).toEqual([])
      }
      await page.setViewportSize({ width, height: 844 })
      await docs.open('/docs')
      await page.route(SEARCH_INDEX, (route) => route.abort())
      await modal.open()
      await modal.input.fill('create cluster')
      await expect(modal.error).toBeVisible()
      await look('error')
      await page.unroute(SEARCH_INDEX)
      await modal.retryButton.click()
      await modal.searchFor('create cluster')
      await look('hits')
      expect
        .soft(await modal.dialog.evaluate((dialog) => dialog.scrollWidth <= innerWidth))
        .toBe(true)
      await modal.searchFor('zzxqy')
      await look('no hits')
      await modal.clearButton.click()
      await look('start')
      await modal.searchFor('usertoken')
      await page.keyboard.press('Enter')
      await expect(modal.dialog).toBeHidden()
      await modal.open()
      await expect(modal.recents).toBeVisible()
      await look('recent searches')
    })

  test('search page: error, no hits', async ({ page, search }) => {
    await page.route(SEARCH_INDEX, (route) => route.abort(), { times: 1 })
    await search.open('?q=zzxqy')
    await expect(search.error).toBeVisible()
    expect.soft(await axeInBothModes(page, 'main'), 'error').toEqual([])
    await search.error.getByRole('button', { name: 'Retry' }).click()
    await expect(search.main.getByText('No results for').last()).toBeVisible()
    expect.soft(await axeInBothModes(page, 'main'), 'no hits').toEqual([])
  })
})

async function expectNoViolations(page: Page, turn: number, within: string): Promise<void> {
  for (const width of widths(turn)) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await axeInBothModes(page, within), `${width} px`).toEqual([])
  }
}

test('axe finds nothing in a guide’s tools', MATRIX, async ({ page, docs, values, checklist }) => {
  await docs.open(STREAM_LANDING)
  await values.open()
  await values.field('Web UI user').fill('carol')
  await values.field('Cluster name').fill('my cluster')
  await checklist.boxes.first().check()
  await expect(values.problems).toHaveText('Not valid: Cluster name')
  // Only the tools, because other tests check the guide itself.
  await expectNoViolations(page, 0, ':is(.values, .steps-progress, .step:has(:checked))')
})

test('axe finds nothing in a filtered specification', MATRIX, async ({ page, docs }) => {
  await docs.open('/docs/Stream/Release_Notes/Technical_Specification#drm-systems-dash')
  await docs.main.getByRole('searchbox').fill('drm')
  await expectNoViolations(page, 1, 'main')
})

test('axe finds nothing in the tools of the release notes', MATRIX, async ({ page, notes }) => {
  await notes.openNotes('?from=5.3&to=5.4&area=Filter')
  await expect(notes.count).toHaveText(/^\d+ of \d+ entries$/)
  await expectNoViolations(page, 0, 'main')
})

test('axe finds nothing in a filled request form', MATRIX, async ({ page, api }) => {
  await api.openMethod('DeleteEvent')
  await api.openValues()
  await api.host.fill('my host')
  await expect(api.host).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page, 1, 'main')
})
