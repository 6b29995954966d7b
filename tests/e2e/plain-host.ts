import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import sirv from 'sirv'
import { freePort } from '../../tools/server/serve-options'
import { FTC_LANDING } from '../fixtures/design-routes'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { test as siteTest } from './site-test'

/** URLs that end in `.html`, with the clean path of each (§2). */
export const WRONG_URLS = [
  { wrong: '/docs/FTC/Tutorials/Logo_Filter.html', clean: '/docs/FTC/Tutorials/Logo_Filter' },
  { wrong: '/docs/FTC/Tutorials/index.html', clean: '/docs/FTC/Tutorials' },
  { wrong: `${FTC_LANDING}/index.html`, clean: FTC_LANDING },
  { wrong: '/index.html', clean: '/' },
  { wrong: '/docs/index.html', clean: '/docs' },
] as const

/** What a host without rules of its own does with a URL that ends in `.html`. */
type HtmlResponse =
  /** Serves the file of that name, if there is one. */
  | 'files'
  /** Has no such URL. */
  | 'none'
  /** Has none, and leads from the clean path to it. */
  | 'loop'

/** The test of this suite on a host without redirects, which responds 404 with the not-found page. */
export const test = siteTest.extend<{ html: HtmlResponse }>({
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
