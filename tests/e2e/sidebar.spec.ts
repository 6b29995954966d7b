import { STREAM_LANDING } from '../fixtures/design-routes'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const ADD_EVENT = '/docs/Stream/API/API_Methods/AddEvent'
const LIST_FILE = '**/page-map/docs/Stream/Tutorials.json'

test('§2 sidebar marks the page and opens its section', async ({ page, docs }) => {
  await test.step('§2 sidebar marks the current page once, in its open branch; a section’s label links to its index page', async () => {
    await docs.open(ADD_EVENT)
    await expect(docs.sidebar.currentLinks).toHaveText(['AddEvent'])
    await expect(docs.sidebar.toggle('API')).toHaveAttribute('aria-expanded', 'true')
    await expect(docs.sidebar.toggle('API methods')).toHaveAttribute('aria-expanded', 'true')
    await expect(docs.sidebar.toggle('Tutorials')).toHaveAttribute('aria-expanded', 'false')
    await docs.sidebar.link('DeleteEvent').click()
    await expect(docs.title).toHaveText('DeleteEvent')
    await expect(docs.sidebar.currentLinks).toHaveText(['DeleteEvent'])
    await docs.sidebar.link('Event attributes').click()
    await expect(page).toHaveURL('/docs/Stream/API/Event_Attributes')
    await expect(docs.sidebar.currentLinks).toHaveText(['Event attributes'])
    await expect(docs.sidebar.link('YouTubeCategory')).toBeVisible()
  })

  await test.step('a section that the reader closed opens when they visit a page in it', async () => {
    await docs.open(ADD_EVENT)
    await docs.sidebar.toggle('API methods').click()
    await expect(docs.sidebar.link('DeleteEvent')).toBeHidden()
    await docs.pagination.getByRole('link').last().click()
    await expect(docs.title).not.toHaveText('AddEvent')
    await expect(docs.sidebar.currentLinks).toBeVisible()
  })
})

test('§2 sidebar shows the active page and the product', async ({ page, docs }) => {
  await test.step('§2 sidebar shows the active page of a long branch without being scrolled', async () => {
    await docs.open('/docs/Stream/API/API_Methods/SetYouTubeThumbnail')
    await expect(docs.sidebar.currentLinks).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('§2 each product has its own sidebar', async () => {
    const stream = new DocsPage(page, 'Stream')
    const ftc = new DocsPage(page, 'FTC')
    await stream.open(STREAM_LANDING)
    await expect(stream.sidebar.currentLinks).toHaveText(['Akamai'])
    await expect(ftc.sidebar.tree).toHaveCount(0)
    await ftc.open('/docs/FTC/Tutorials')
    await expect(ftc.sidebar.currentLinks).toHaveText(['Tutorials'])
    await expect(stream.sidebar.tree).toHaveCount(0)
  })
})

test('§2 sections open and close by mouse and keyboard', async ({ page, docs }) => {
  await test.step('§2 chevron opens a closed section, loads its children then, and closes it', async () => {
    const loads: string[] = []
    page.on('request', (request) => loads.push(request.url()))
    await docs.open(ADD_EVENT)
    const toggle = docs.sidebar.toggle('Tutorials')
    const child = docs.sidebar.link(/^Primary and backup/)
    await expect(child).toHaveCount(0)
    expect(loads.filter((url) => url.includes('/page-map/'))).toEqual([])
    await toggle.click()
    await expect(child).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle).toHaveAccessibleName('Section Tutorials')
    expect(loads.filter((url) => url.includes('/page-map/'))).toHaveLength(1)
    await expect(page).toHaveURL(ADD_EVENT)
    await toggle.click()
    await expect(child).toBeHidden()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('§2 sections in a loaded section open too, by keyboard', async () => {
    await docs.sidebar.toggle('Installation guides').focus()
    await page.keyboard.press('Enter')
    await docs.sidebar.toggle('Kubernetes').focus()
    await page.keyboard.press('Space')
    await docs.sidebar.toggle('AWS').click()
    await docs.sidebar.link('Linux with Docker').click()
    await expect(page).toHaveURL('/docs/Stream/Installation_Guides/Kubernetes/AWS/Linux_Help')
  })
})

test('§4 an open section stays open on the next page and after a reload; a closed one stays closed', async ({
  page,
  docs,
}) => {
  await docs.open(ADD_EVENT)
  await docs.sidebar.toggle('Tutorials').click()
  await docs.sidebar.toggle('Event attributes').click()
  await expect(docs.sidebar.link('Slot')).toBeVisible()
  await docs.sidebar.link('GetSettings').click()
  await expect(docs.title).toHaveText('GetSettings')
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeVisible()
  await page.reload()
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeVisible()
  await expect(docs.sidebar.link('Slot')).toBeVisible()
  await docs.sidebar.toggle('Tutorials').click()
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeHidden()
  await docs.open(STREAM_LANDING)
  await expect(docs.sidebar.toggle('API')).toHaveAttribute('aria-expanded', 'false')
  await expect(docs.sidebar.toggle('Tutorials')).toHaveAttribute('aria-expanded', 'false')
  await expect(docs.sidebar.link(/^Primary and backup/)).toBeHidden()
})

test.describe('a section file that fails to load', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('§8 shows an error with Retry, which loads it', async ({ page, docs }) => {
    await docs.open(ADD_EVENT)
    await page.route(LIST_FILE, (request) => request.abort())
    await docs.sidebar.toggle('Tutorials').click()
    await expect(docs.sidebar.failure).toContainText('Section Tutorials could not be loaded.')
    const retry = docs.sidebar.failure.getByRole('button', { name: 'Retry' })
    // Malformed, as from a guest network.
    await page.route(LIST_FILE, (request) => request.fulfill({ json: [{ label: 'Log in' }] }))
    const answered = page.waitForResponse(LIST_FILE)
    await retry.click()
    await (await answered).finished()
    await expect(docs.sidebar.failure).toBeVisible()
    await page.unroute(LIST_FILE)
    await retry.click()
    await expect(docs.sidebar.link(/^Primary and backup/)).toBeVisible()
    await expect(docs.sidebar.failure).toHaveCount(0)
  })
})
