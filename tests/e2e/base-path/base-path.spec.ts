import { STREAM_LANDING } from '../../fixtures/design-routes'
import { exportedRoutes } from '../../fixtures/exported-site'
import { isMarked, markDocument } from '../changing-route'
import { expect, test } from '../site-test'

const BASE = '/help'

test('every page works below the base path, and needs nothing above it', async ({ request }) => {
  for (const route of exportedRoutes()) {
    const response = await request.get(route)
    expect.soft(response.status(), route).toBe(200)
    const html = await response.text()
    // Next's preconnect to the page's own host, for pages with fonts, has no path.
    const parts = html.replace(/<link data-next-font[^>]*rel="preconnect"[^>]*>/g, '')
    const urls = [...parts.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, at]) => at)
    const outside = urls.filter((at) => at !== BASE && !at?.startsWith(`${BASE}/`))
    expect.soft(outside, route).toEqual([])
    expect.soft(urls.length, route).toBeGreaterThan(10)
  }
})

test('robots.txt and .well-known are in the root; other paths are a 404', async ({ request }) => {
  for (const path of ['/robots.txt', '/.well-known/security.txt'])
    expect((await request.get(path)).status(), path).toBe(200)
  const beside = await request.get('/docs')
  expect(beside.status()).toBe(404)
  expect(await beside.text()).toContain(`href="${BASE}"`)
})

test('links navigate below the base path without loading the document', async ({ page, docs }) => {
  await docs.open('/')
  await expect(page).toHaveURL(BASE)
  await markDocument(page)
  await docs.navbar.link('Stream').click()
  await expect(page).toHaveURL(BASE + STREAM_LANDING)
  await expect(docs.sidebar.currentLinks).toHaveText([/^Akamai/])
  await docs.breadcrumbs.getByRole('link', { name: 'Stream' }).click()
  await expect(page).toHaveURL(`${BASE}/docs/Stream`)
  await docs.footer.getByRole('link', { name: 'FTC install guides' }).click()
  await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
  await docs.navbar.brand.click()
  await expect(page).toHaveURL(BASE)
  expect(await isMarked(page)).toBe(true)
})

test('search and closed sections work below the base path', async ({ page, docs }) => {
  await docs.open('/search')
  const input = docs.main.getByRole('searchbox')
  await input.fill('AddEvent')
  await input.press('Enter')
  await expect(page).toHaveURL(`${BASE}/search?q=AddEvent`)
  await docs.main
    .getByRole('link', { name: /^AddEvent/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${BASE}/docs/Stream/API/API_Methods/AddEvent`)
  const file = page.waitForResponse(`**${BASE}/page-map/docs/Stream/Tutorials.json`)
  await docs.sidebar.toggle('Tutorials').click()
  expect((await file).status()).toBe(200)
  await docs.sidebar.link(/^Primary and backup/).click()
  await expect(page).toHaveURL(`${BASE}/docs/Stream/Tutorials/Primary_and_Backup`)
})

test.describe('not found', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('the links of the not-found page stay below the base path', async ({ page, docs }) => {
    const response = await docs.open('/docs/Stream/API/AddEvnt')
    expect(response?.status()).toBe(404)
    await docs.main.getByRole('link', { name: 'Stream', exact: true }).click()
    await expect(page).toHaveURL(`${BASE}/docs/Stream`)
  })
})
