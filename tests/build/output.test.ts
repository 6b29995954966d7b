// @vitest-environment jsdom
import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { siteConfig } from '../../lib/content/settings/site-config'
import { exportedFiles } from '../fixtures/exported-site'
import { exportedPages, fileAt, readSiteFile } from './exported-page'

const files = exportedFiles()
const pages = exportedPages()

it('no file contains the path of the build', () => {
  const root = process.cwd()
  const modules = realpathSync('node_modules').replace(/[\\/]node_modules$/, '')
  const places = [root, modules, pathToFileURL(root).href, 'file:///', `${homedir()}/.npm`]
  const revealing = files.filter((file) => {
    const content = readSiteFile(file)
    return places.some((place) => content.includes(place))
  })
  expect(files.length).toBeGreaterThan(100)
  expect(revealing).toEqual([])
})

it('no page depends on the text of another one', () => {
  const articles = pages.filter(({ route }) => route.startsWith('/docs/'))
  const naming = pages.flatMap((page) =>
    articles
      .filter(({ route }) => page.html.includes(`/pages${route}-`))
      .map(({ route }) => `${page.route} ${route}`),
  )
  expect(naming).toEqual(articles.map(({ route }) => `${route} ${route}`))
})

it('§8 every link leads to a page, a file, or an element, also in the navigation and the footer', () => {
  const documents = new Map(pages.map(({ file, document }) => [file, document]))
  // Each URL once, with a page that contains it: pages share most of their links, and the `URL` of jsdom is slow.
  const links = new Map<string, string>()
  for (const { route, document } of pages)
    for (const link of document.querySelectorAll('a[href], img[src]')) {
      const url = link.getAttribute('href') ?? link.getAttribute('src') ?? ''
      links.set(/^\/|^https?:/.test(url) ? url : siteConfig.url + route + url, route)
    }
  const dead = [...links].filter(([url]) => !leadsSomewhere(new URL(url, siteConfig.url)))
  expect(dead).toEqual([])

  function leadsSomewhere(url: URL): boolean {
    const file = fileAt(url.href)
    const anchor = decodeURIComponent(url.hash.slice(1))
    if (typeof file !== 'string' || anchor === '') return file !== null
    return anchor === 'top' || documents.get(file)?.getElementById(anchor) !== null
  }
})

it('there are no source maps', () => {
  const mapped = files.filter(
    (file) =>
      file.endsWith('.map') ||
      (/\.(?:js|css)$/.test(file) && /[#@] sourceMappingURL=/.test(String(readSiteFile(file)))),
  )
  expect(mapped).toEqual([])
})

const SECRET_PATTERNS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\\?[\sn"']*[\w+/=]{32}/,
  /\b(?:AKIA|ASIA)(?![A-Z0-9]*(?:EXAMPLE|XXXX))[A-Z0-9]{16}\b/,
  /\bgh[pousr]_\w{36}|\bxox[abprs]-[\w-]{20}|\bAIza[\w-]{35}/,
  /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/,
  /\bhttps?:\/\/[\w.]+:[^\s"'<>@/]{3,}@[\w.]+/,
] as const

/** File types for readers and machines. */
const PUBLIC_KINDS =
  /\.(?:html|js|css|json|svg|png|jpg|webp|ico|xml|xsl|txt|md|zip|woff2|webmanifest)$|^api\/[\w.]+\.yaml$|^api\/clients\/manager\.\w+$|^_(?:headers|redirects)$/

it('the export contains only file types that readers need', () => {
  expect(files.filter((file) => !PUBLIC_KINDS.test(file))).toEqual([])
})

it('no file contains a private key, a token, or a password in a URL', () => {
  const leaking = files.filter((file) => {
    const text = String(readSiteFile(file))
    return SECRET_PATTERNS.some((pattern) => pattern.test(text))
  })
  expect(leaking).toEqual([])
})
