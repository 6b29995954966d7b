import { expect, it } from 'vitest'
import siteConfig from '../../site.config'
import { exportedFiles, htmlFileOf } from '../fixtures/exported-site'
import { type ExportedPage, exportedPages } from './exported-page'

const ADDRESSES = 'a[href], link[href], script[src], img[src], form[action]'

const pages = exportedPages()
const pagesByFile = new Map(pages.map((page) => [page.file, page]))
const files = new Set(exportedFiles())
const origin = new URL(siteConfig.url).origin

it('issue 2, 6 every address of the site in every page leads to a file', () => {
  const dead = pages.flatMap((page) =>
    addressesOf(page)
      .filter((address) => fileAt(address) === undefined)
      .map((address) => `${page.route} → ${address.pathname}`),
  )
  expect([...new Set(dead)]).toEqual([])
})

it('issue 2, 6 every anchor in every page leads to an element', () => {
  const dead = pages.flatMap((page) =>
    addressesOf(page)
      .filter(({ hash }) => hash !== '')
      .filter((address) => {
        const target = pagesByFile.get(fileAt(address) ?? '')
        return target?.document.getElementById(decodeURIComponent(address.hash.slice(1))) == null
      })
      .map(({ pathname, hash }) => `${page.route} → ${pathname}${hash}`),
  )
  expect([...new Set(dead)]).toEqual([])
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

/** The addresses below this site that a page names. */
function addressesOf({ document, route }: ExportedPage): URL[] {
  return [...document.querySelectorAll(ADDRESSES)]
    .filter((element) => element.getAttribute('rel') !== 'canonical' || route !== '/404')
    .map((element) => {
      const value = ['href', 'src', 'action'].map((name) => element.getAttribute(name))
      return new URL(value.find((text) => text !== null) ?? '', new URL(route, origin))
    })
    .filter((address) => address.origin === origin)
}

function fileAt({ pathname }: URL): string | undefined {
  const path = decodeURIComponent(pathname)
  return [path.slice(1), htmlFileOf(path)].find((file) => files.has(file))
}
