import { FTC_LANDING } from '../fixtures/design-routes'
import { WRONG_ADDRESSES } from './plain-host'
import { expect, test } from './site-test'

for (const { wrong, clean } of WRONG_ADDRESSES) {
  test(`§2 server leads ${wrong} to the clean path and keeps the query`, async ({ request }) => {
    const response = await request.get(`${wrong}?a=1&b=x.html`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe(`${clean}?a=1&b=x.html`)
  })
}

test('§2 the clean path keeps the hash, and the heading it names shows', async ({ page }) => {
  await page.goto(`${FTC_LANDING}.html?from=mail#create-cluster`)
  await expect(page).toHaveURL(`${FTC_LANDING}?from=mail#create-cluster`)
  await expect(page.getByRole('heading', { name: 'Create the LKE cluster' })).toBeInViewport()
})

test('§2 a trailing slash is taken away', async ({ request }) => {
  const response = await request.get('/docs/FTC/?a=1', { maxRedirects: 0 })
  expect(response.headers().location).toBe('/docs/FTC?a=1')
})

for (const wrong of ['/docs/FTC/', '//docs//FTC', '/docs//FTC/index.html'])
  test(`C13 ${wrong} becomes the clean path`, async ({ page, baseURL, docs }) => {
    await page.goto(`${baseURL}${wrong}`)
    await expect(page).toHaveURL('/docs/FTC')
    await expect(docs.title).toHaveText('FTC documentation')
  })
