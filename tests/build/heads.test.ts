// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readReleases } from '../../lib/content/releases/read-releases'
import { siteConfig } from '../../lib/content/settings/site-config'
import { DESIGN_ROUTES } from '../fixtures/design-routes'
import {
  type ExportedPage,
  exportedPages,
  metaContent,
  NOT_INDEXED,
  pageAt,
  urlOf,
} from './exported-page'

const pages = exportedPages()

/** Routes whose page fails a check, so that one failure lists all of them. */
const failing = (isRight: (page: ExportedPage) => boolean) =>
  pages.filter((page) => !isRight(page)).map(({ route }) => route)

it('§2 every specified route and the 404 page are exported', () => {
  const routes = new Set(pages.map(({ route }) => route))
  expect([...DESIGN_ROUTES, '/404'].filter((route) => !routes.has(route))).toEqual([])
})

it('§2, §9 only the home page, search, the static page and the 404 page are outside of /docs', () => {
  const outside = pages.map(({ route }) => route).filter((route) => !/^\/docs(?:\/|$)/.test(route))
  expect(outside.sort()).toEqual(['/', '/404', '/markdown-page', '/search'])
})

it('§1, §2 the home page says what the site is for, has FTC before Stream, and names the newest release', () => {
  const main = pageAt('/').document.querySelector('main')
  expect(main?.textContent).toContain(siteConfig.tagline)
  const products = main?.querySelectorAll('[href="/docs/FTC"], [href="/docs/Stream"]') ?? []
  expect([...products].map((link) => link.getAttribute('href'))).toEqual([
    '/docs/FTC',
    '/docs/Stream',
  ])
  expect(main?.textContent).toContain(`New in FTC ${readReleases('.').releases[0]?.version}`)
})

describe('every page', () => {
  it('has exactly one H1, which is unique and not empty', () => {
    const texts = pages.map(({ document }) =>
      [...document.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim()).join('+'),
    )
    expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([])
    expect(texts.filter((text) => text.includes('+'))).toEqual([])
  })

  it('has a unique title that ends with the title of the site', () => {
    expect(
      failing(({ document, route }) =>
        route === '/'
          ? document.title === siteConfig.title
          : /^\S.* \| Capella Documentation$/.test(document.title),
      ),
    ).toEqual([])
    expect(new Set(pages.map(({ document }) => document.title)).size).toBe(pages.length)
  })

  it('has its full URL as canonical, or a noindex', () => {
    const isRight = (page: ExportedPage) => {
      const canonical = page.document.querySelector('link[rel="canonical"]')
      return NOT_INDEXED.includes(page.route)
        ? canonical === null && metaContent(page, 'robots') === 'noindex'
        : canonical?.getAttribute('href') === urlOf(page.route) &&
            metaContent(page, 'robots') === null
    }
    expect(failing(isRight)).toEqual([])
  })

  it('has clean links within the site, and HTTPS links to others', () => {
    const found = pages.flatMap(({ document, route }) =>
      [...document.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^http:|^\/.*(?:\.html|.\/)(?:[?#]|$)/.test(href))
        .map((href) => `${route}: ${href}`),
    )
    expect(found).toEqual([])
  })

  it('has descriptive link texts', () => {
    const vague =
      /^(here|this|it|link|page|this page|guide|more|read more|see|details|click here|)$/i
    const found = pages.flatMap(({ document, route }) =>
      [...document.querySelectorAll('main a:not([aria-current])')]
        .filter((link) => vague.test(link.textContent?.trim() ?? ''))
        .map((link) => `${route}: ${link.outerHTML}`),
    )
    expect(found).toEqual([])
  })
})
