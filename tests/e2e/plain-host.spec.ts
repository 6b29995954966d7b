import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import sirv from 'sirv'
import { MESSAGES } from '../../lib/site/messages'
import { freePort } from '../../tools/server/serve-options'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { expect, test as siteTest } from './site-test'

/** Behavior of a host without redirect rules for URLs that end in `.html`. */
type HtmlResponse =
  /** Serves the file with that name, if it exists. */
  | 'files'
  /** Returns 404. */
  | 'none'
  /** Redirects the clean path to the URL that ends in `.html`, and returns 404 for that URL. */
  | 'loop'

/** The suite's test on a host without redirects, which responds 404 with the 404 page. */
const test = siteTest.extend<{ html: HtmlResponse }>({
  html: ['files', { option: true }],
  baseURL: async ({ html }, provide) => {
    const port = await freePort()
    const server = plainHost(html).listen(port, '127.0.0.1')
    await provide(`http://127.0.0.1:${port}`)
    server.closeAllConnections()
    server.close()
  },
})

function plainHost(html: HtmlResponse): Server {
  const files = sirv(SITE_FOLDER, { dev: true, extensions: [] })
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`
    const hasPage = existsSync(SITE_FOLDER + page)
    const sendNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(readFileSync(`${SITE_FOLDER}/404.html`))
    }
    if (html === 'loop' && hasPage) response.writeHead(302, { location: page + search }).end()
    else if (html !== 'files' && pathname.endsWith('.html')) sendNotFound()
    else {
      request.url = hasPage ? page : pathname
      files(request, response, sendNotFound)
    }
  })
}

test.describe('on a host that serves only files', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('§2 /docs/index.html becomes the clean path, and Back leads to the page before', async ({
    page,
    docs,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        sessionStorage.setItem(window.location.pathname, document.title),
      )
    })
    const clean = '/docs?a=1&b=x.html#main-content'
    // On the second visit, too.
    for (const _visit of [1, 2]) {
      await docs.open('/search')
      await docs.open('/docs/index.html?a=1&b=x.html#main-content')
      await expect(page).toHaveURL(clean)
      await expect(docs.title).not.toHaveText(MESSAGES.notFoundTitle)
    }
    const titleAtClean = await page.evaluate(() => sessionStorage.getItem('/docs'))
    expect(titleAtClean).not.toContain(MESSAGES.notFoundTitle)
    await docs.navbar.link('Stream').click()
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    await page.goBack()
    await expect(page).toHaveURL(clean)
    await page.goBack()
    await expect(page).toHaveURL('/search')
  })

  test('§2 an old URL redirects with query and hash', async ({ page, docs }) => {
    await docs.open('/docs/markdown-page?a=1#tables')
    await expect(page).toHaveURL('/markdown-page?a=1#tables')
  })
})

for (const [html, shown, title] of [
  ['none', '/docs/FTC?a=1#main-content', 'FTC documentation'],
  ['loop', '/docs/FTC.html?a=1#main-content', MESSAGES.notFoundTitle],
] as const)
  test.describe(`on a host where .html URLs are ${html}`, () => {
    test.use({ html, expectedMessages: [/status of 404/] })

    test(`§2 redirects to the clean path once: ${title}`, async ({ page, docs }) => {
      await page.goto('/docs/FTC.html?a=1#main-content')
      await expect(page).toHaveURL(shown)
      await expect(docs.title).toHaveText(title)
      await page.reload()
      await expect(page).toHaveURL(shown)
      await expect(docs.title).toHaveText(title)
    })
  })
