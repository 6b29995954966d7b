// @vitest-environment jsdom

import { posix } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { siteConfig } from '../../lib/content/settings/site-config'
import { OFFLINE_COPY } from '../../lib/site/constants'
import { exportedPages, readSiteFile } from './exported-page'

const zip = readSiteFile(OFFLINE_COPY.url.slice(1))
const entries = Object.entries(unzipSync(zip)).map(([name, bytes]) => ({
  name,
  text: Buffer.from(bytes).toString(),
}))
const prefix = `${OFFLINE_COPY.folder}/`
const names = new Set(entries.map(({ name }) => name))
const pages = entries
  .filter(({ name }) => name.endsWith('.html'))
  .map(({ name, text }) => ({
    name,
    text,
    document: new DOMParser().parseFromString(text, 'text/html'),
  }))
const site = exportedPages()
const exported = site.filter(({ html }) => html.includes('data-article='))
const offlineNameOf = (route: string) => `${prefix}${route.slice(1)}.html`

const failing = (isRight: (page: (typeof pages)[number]) => boolean) =>
  pages.filter((page) => !isRight(page)).map(({ name }) => name)

describe('the offline copy', () => {
  it('has every page with an article, and an index', () => {
    const wanted = [...exported.map(({ route }) => offlineNameOf(route)), `${prefix}index.html`]
    expect(pages.map(({ name }) => name).sort()).toEqual(wanted.sort())
  })

  it('has every heading, code block, table, tab, and link to a section of the articles', () => {
    const wrong = exported.filter(({ route, document }) => {
      const page = pages.find(({ name }) => name === offlineNameOf(route))?.document
      const textsOf = (from: Document | undefined, selector: string) =>
        [...(from?.querySelectorAll(selector) ?? [])]
          .map(({ textContent }) => textContent)
          .join('\n')
      const anchorsOf = (from: Document | undefined) =>
        // A link to the search page becomes one to the list of pages and headings.
        [
          ...(from?.querySelectorAll(`.prose a[href*="#"]:not([href$="#${OFFLINE_COPY.index}"])`) ??
            []),
        ]
          .map((link) => link.getAttribute('href')?.split('#')[1])
          .join('\n')
      return (
        anchorsOf(page) !== anchorsOf(document) ||
        ['h1', '.prose :is(h2, h3)', '.prose pre', '.prose table', '.tab-panel-title'].some(
          (selector) => textsOf(page, selector) !== textsOf(document, selector),
        )
      )
    })
    expect(wrong.map(({ route }) => route)).toEqual([])
  })

  it('needs no scripts, network, or server', () => {
    expect(
      failing(({ document }) => {
        const foreign = document.querySelector(
          'script, iframe, form, input, button, select, meta[http-equiv], link[href^="/"], link[href*=":"], img[src^="/"], img[src*=":"], a[href^="/"]',
        )
        return foreign === null
      }),
    ).toEqual([])
    const sheets = entries.filter(({ name }) => name.endsWith('.css')).map(({ text }) => text)
    expect(sheets.join('\n')).not.toMatch(/@import|scripting/)
    const urls = [...sheets.join('\n').matchAll(/url\(([^)]*)\)/g)].map(([, url = '']) =>
      posix.join(prefix, '_next/static/css', url),
    )
    expect(urls).toEqual([expect.stringMatching(/\.woff2$/)])
    expect(names).toContain(urls[0])
    expect(sheets.join('\n')).toContain('prefers-color-scheme:dark){:root{')
  })

  it('has relative links to existing files and elements, and public links to the rest', () => {
    const ids = new Map(
      pages.map(({ name, document }) => [
        name,
        new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
      ]),
    )
    let count = 0
    const dead = pages.flatMap(({ name, document }) =>
      [...document.querySelectorAll('a[href], link[href], img[src]')].flatMap((element) => {
        const url = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
        if (/^(?:https:|mailto:)/.test(url)) return []
        count += 1
        const [path = '', anchor] = url.split('#')
        const file = path === '' ? name : posix.join(posix.dirname(name), decodeURI(path))
        const isThere =
          names.has(file) &&
          (anchor === undefined || ids.get(file)?.has(decodeURIComponent(anchor)))
        return isThere ? [] : [`${name} ${url}`]
      }),
    )
    expect(dead).toEqual([])
    expect(count).toBeGreaterThan(3000)
    const inside = pages.flatMap(({ name, document }) =>
      [...document.querySelectorAll(`.prose a[href^="${siteConfig.url}"]`)]
        .map((link) => new URL(link.getAttribute('href') ?? '').pathname)
        .filter((path) => names.has(offlineNameOf(path)))
        .map((path) => `${name} ${path}`),
    )
    expect(inside).toEqual([])
  })

  it('lists every heading of every page on its first page', () => {
    const index = pages.find(({ name }) => name === `${prefix}index.html`)?.document
    const listed = [...(index?.querySelectorAll(`#${OFFLINE_COPY.index} li p a`) ?? [])].map(
      (link) => link.getAttribute('href'),
    )
    const wanted = exported.flatMap(({ route, document }) =>
      [...document.querySelectorAll('.prose :is(h2, h3)')].map(
        ({ id }) => `${route.slice(1)}.html#${id}`,
      ),
    )
    expect([...listed].sort()).toEqual(wanted.sort())
    expect(listed.length).toBeGreaterThan(1400)
  })

  it('unpacks on Windows: short names without special characters that differ in more than case', () => {
    const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
    const bad = [...names].filter(
      (name) =>
        name.length > 120 ||
        name.split('/').some((part) => /[^\w.-]|\.$/.test(part) || reserved.test(part)),
    )
    expect(bad).toEqual([])
    expect(new Set([...names].map((name) => name.toLowerCase())).size).toBe(names.size)
  })

  it('is linked where readers look for downloads, with its real size', () => {
    const leading = site.filter(
      ({ document }) => document.querySelector(`main a[href="${OFFLINE_COPY.url}"]`) !== null,
    )
    expect(leading.map(({ route }) => route).sort()).toEqual([
      '/docs',
      '/docs/FTC/Installation_Guides/Downloads',
      '/docs/Stream/Installation_Guides/Downloads',
    ])
    expect(zip.length / 1e6).toBeCloseTo(1, 1)
  })
})
