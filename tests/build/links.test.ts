// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { siteConfig } from '../../lib/content/settings/site-config'
import { exportedFiles, htmlFileOf } from '../fixtures/exported-site'
import { type ExportedPage, exportedPages } from './exported-page'

const URLS = 'a[href], link[href], script[src], img[src], form[action]'

const pages = exportedPages()
const pagesByFile = new Map(pages.map((page) => [page.file, page]))
const files = new Set(exportedFiles())
const origin = new URL(siteConfig.url).origin
const urls = pages.flatMap(urlsOf)

it('issue 2, 6 every URL of the site in every page leads to a file', () => {
  const dead = urls.filter(({ target }) => fileAt(target.pathname) === undefined)
  expect(urls.length).toBeGreaterThan(1000)
  expect(dead.map(({ from, target }) => `${from} → ${target.pathname}`)).toEqual([])
})

it('issue 2, 6 every anchor in every page leads to an element', () => {
  const anchored = urls.filter(({ target }) => target.hash !== '')
  const dead = anchored.filter(({ target }) => {
    const page = pagesByFile.get(fileAt(target.pathname) ?? '')
    return page?.document.getElementById(decodeURIComponent(target.hash.slice(1))) == null
  })
  expect(anchored.length).toBeGreaterThan(500)
  expect(dead.map(({ from, target }) => `${from} → ${target.pathname}${target.hash}`)).toEqual([])
})

it('issue 2, 2 links of the site have no file ending and no slash at their end', () => {
  const unclean = pages.flatMap((page) =>
    [...page.document.querySelectorAll('a[href^="/"]')]
      .map((link) => new URL(link.getAttribute('href') ?? '', origin).pathname)
      .filter((path) => /\.html$|.\/$/.test(path))
      .map((path) => `${page.route} → ${path}`),
  )
  expect(unclean).toEqual([])
})

it('issue 2, 6 links to other sites are encrypted', () => {
  const plain = pages.flatMap((page) =>
    [...page.document.querySelectorAll('main a[href^="http:"], footer a[href^="http:"]')].map(
      (link) => `${page.route} → ${link.getAttribute('href')}`,
    ),
  )
  expect(plain).toEqual([])
})

type Url = { readonly from: string; readonly target: URL }

/** The URLs below this site that a page names, each once. */
function urlsOf({ document, route }: ExportedPage): Url[] {
  const values = [...document.querySelectorAll(URLS)]
    .filter(({ outerHTML }) => !outerHTML.startsWith('<link rel="canonical"'))
    .map((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
    .map((attributes) => attributes.find((value) => value !== null) ?? '')
  return [...new Set(values)]
    .map((value) => ({ from: route, target: new URL(value, `${origin}${route}`) }))
    .filter(({ target }) => target.origin === origin)
}

function fileAt(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname)
  return [path.slice(1), htmlFileOf(path)].find((file) => files.has(file))
}
