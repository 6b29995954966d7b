import { axeInBothModes } from './axe'
import { combinations, MATRIX } from './matrix'
import { SEARCH_INDEX } from './pages/SearchModal'
import { expect, test } from './site-test'

// axe runs several times in each test.
test.slow()

test('axe finds nothing with the language menu and a loaded section open', async ({
  page,
  docs,
}) => {
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
    test(
      `modal: error, start, hits, no hits, recent searches at ${width} px`,
      MATRIX,
      async ({ page, docs, modal }) => {
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
      },
    )

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
