import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import sirv from 'sirv'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { freePort } from '../fixtures/free-port'
import { expect, test as siteTest } from './site-test'

/** `servesHtml`: whether a file is also at its URL that ends in `.html`. */
type Host = { servesHtml: boolean }

/** The suite's test on a host without redirects, which responds 404 with the 404 page. */
const test = siteTest.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  host: async ({}, provide) => provide({ servesHtml: true }),
  baseURL: async ({ host }, provide) => {
    const port = await freePort()
    const server = plainHost(host).listen(port, '127.0.0.1')
    await provide(`http://127.0.0.1:${port}`)
    server.closeAllConnections()
    server.close()
  },
})

function plainHost(host: Host): Server {
  const files = sirv(SITE_FOLDER, { dev: true, extensions: [] })
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`
    const hasPage = existsSync(SITE_FOLDER + page)
    const sendNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(readFileSync(`${SITE_FOLDER}/404.html`))
    }
    if (!host.servesHtml && pathname.endsWith('.html')) sendNotFound()
    else {
      request.url = hasPage ? page : pathname
      files(request, response, sendNotFound)
    }
  })
}

test.use({ expectedMessages: [/status of 404/] })

test('§2 without redirect rules, old URLs lead to clean paths', async ({ page, host, docs }) => {
  await test.step('§2 /docs/index.html becomes the clean path, and Back leads to the page before', async () => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        sessionStorage.setItem(window.location.pathname, document.title),
      )
    })
    const clean = '/docs?a=1&b=x.html#main-content'
    await docs.open('/search')
    await docs.open('/docs/index.html?a=1&b=x.html#main-content')
    await expect(page).toHaveURL(clean)
    await expect(docs.title).toHaveTextSoon('Documentation')
    const titleAtClean = await page.evaluate(() => sessionStorage.getItem('/docs'))
    expect(titleAtClean).not.toContain('Page not found')
    await docs.navbar.brand.click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL(clean)
    await page.goBack()
    await expect(page).toHaveURL('/search')
  })

  await test.step('§2 an old URL redirects with query and hash', async () => {
    await docs.open('/docs/markdown-page?a=1#tables')
    await expect(page).toHaveURL('/markdown-page?a=1#tables')
  })

  await test.step('§2 where .html URLs are missing, they redirect to the clean path once', async () => {
    host.servesHtml = false
    await page.goto('/docs/FTC.html?a=1#main-content')
    await expect(page).toHaveURL('/docs/FTC?a=1#main-content')
    await expect(docs.title).toHaveTextSoon('FTC documentation')
    await page.reload()
    await expect(page).toHaveURL('/docs/FTC?a=1#main-content')
    await expect(docs.title).toHaveTextSoon('FTC documentation')
  })
})
