import type { Page } from '@playwright/test'
import { htmlFileOf, SITE_FOLDER } from '../fixtures/exported-site'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const GUIDE = '/docs/FTC/Installation_Guides/Kubernetes/Akamai'

const addresses = [
  { wrong: '/docs/FTC/Tutorials/Logo_Filter.html', clean: '/docs/FTC/Tutorials/Logo_Filter' },
  { wrong: '/docs/FTC/Tutorials/index.html', clean: '/docs/FTC/Tutorials' },
  { wrong: `${GUIDE}/index.html`, clean: GUIDE },
  { wrong: '/index.html', clean: '/' },
  { wrong: '/docs/index.html', clean: '/docs' },
] as const

for (const { wrong, clean } of addresses) {
  test(`§2 server leads ${wrong} to the clean path and keeps the query`, async ({ request }) => {
    const response = await request.get(`${wrong}?a=1&b=x.html`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe(`${clean}?a=1&b=x.html`)
  })

  test(`§2 a server without redirects: ${wrong} becomes the clean path before it shows`, async ({
    page,
    docs,
  }) => {
    await serveAsFile(page, wrong, clean)
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        sessionStorage.setItem('path at first', window.location.pathname),
      )
    })
    await docs.open(`${wrong}?a=1&b=x.html#main-content`)
    await expect(page).toHaveURL(`${clean}?a=1&b=x.html#main-content`)
    expect(await page.evaluate(() => sessionStorage.getItem('path at first'))).toBe(clean)
    await expect(docs.title).toBeVisible()
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(clean)
  })
}

test('§2 the clean path keeps the hash, and the heading it names shows', async ({ page }) => {
  await page.goto(`${GUIDE}.html?from=mail#create-cluster`)
  await expect(page).toHaveURL(`${GUIDE}?from=mail#create-cluster`)
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

test('§2 going back from the next page leads to the clean path', async ({ page }) => {
  const { wrong, clean } = addresses[0]
  await serveAsFile(page, wrong, clean)
  const docs = new DocsPage(page, 'FTC')
  await docs.open(wrong)
  await docs.navbar.link('Stream').click()
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  await page.goBack()
  await expect(page).toHaveURL(clean)
  await expect(docs.title).toHaveText('Logo filter')
})

/** Answers an address the way a server does that knows files only. */
async function serveAsFile(page: Page, address: string, route: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    (request) =>
      request.fulfill({
        path: `${SITE_FOLDER}/${htmlFileOf(route)}`,
        contentType: 'text/html; charset=utf-8',
      }),
  )
}
