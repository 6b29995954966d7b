// @vitest-environment jsdom
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { SCRIPT_LIST_ID } from '../../lib/site/element-ids'
import { type ExportedPage, exportedPages, readSiteFile } from './exported-page'

const KB = 1000
const pages = exportedPages()

/** These pages contain the known errors, which the error lookup and search use. */
const isTroubleshooting = ({ route }: ExportedPage) => route.endsWith('/Troubleshooting')

const kinds = [
  ['the home page', ({ route }: ExportedPage) => route === '/', 19.3, 151.9],
  ['method pages', ({ route }: ExportedPage) => route.includes('/API_Methods/'), 22.9, 159.0],
  ['the release notes', ({ route }: ExportedPage) => route === RELEASE_NOTES_ROUTE, 47.0, 210.0],
  ['the Troubleshooting pages', isTroubleshooting, 38.7, 198.2],
  [
    'all other pages',
    (page: ExportedPage) => page.route !== RELEASE_NOTES_ROUTE && !isTroubleshooting(page),
    37.0,
    186.4,
  ],
] as const

describe('bytes of a page, brotli 11', () => {
  it.each(kinds)('until load, %s stays within its budget', (_kind, belongs, kilobytes) => {
    expect(pages.some(belongs)).toBe(true)
    const heavy = pages.filter((page) => belongs(page) && bytesUntilLoad(page) > kilobytes * KB)
    expect(heavy.map((page) => `${page.route}: ${bytesUntilLoad(page)}`)).toEqual([])
  })

  it.each(kinds)('with React, %s stays within its budget', (_kind, belongs, _, kilobytes) => {
    const bytesOf = (page: ExportedPage) => bytesUntilLoad(page) + sizeOf(scriptsOf(page))
    const heavy = pages.filter((page) => belongs(page) && bytesOf(page) > kilobytes * KB)
    expect(heavy.map((page) => `${page.route}: ${bytesOf(page)}`)).toEqual([])
    for (const page of pages) expect(scriptsOf(page).length, page.route).toBeGreaterThan(5)
  })

  it('the Markdown copy of a method is short', () => {
    const copy = readSiteFile('docs/Stream/API/API_Methods/GetEventsList.md').toString()
    expect(copy.length).toBeLessThan(4500)
  })

  it('style sheets of every page stay below 12.7 KB', () => {
    const heavy = pages.filter((page) => sizeOf(styleSheetsOf(page)) > 12.7 * KB)
    expect(heavy.map(({ route }) => route)).toEqual([])
    expect(styleSheetsOf(pageAt('/')).length).toBeGreaterThan(0)
  })

  it('inline scripts stay below 2.9 KB', () => {
    const heavy = pages.filter(({ document }) => {
      const scripts = [...document.querySelectorAll('script:not([src]):not([type*="json"])')]
      const text = scripts.map(({ textContent }) => textContent ?? '').join('')
      return brotliCompressSync(text).length > 2.9 * KB
    })
    expect(heavy.map(({ route }) => route)).toEqual([])
  })

  it('only HTML and style sheets are requested until the page has loaded', () => {
    for (const { document, route } of pages) {
      expect([...document.querySelectorAll('script[src]')], route).toEqual([])
      expect(
        [...document.querySelectorAll('link[rel="preload"]:not([as="style"])')],
        route,
      ).toEqual([])
    }
  })
})

function bytesUntilLoad(page: ExportedPage): number {
  return sizeOf([page.file, ...styleSheetsOf(page)])
}

const sizes = new Map<string, number>()

/** Total compressed size of the files; each is compressed once. */
function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const size = sizes.get(file) ?? brotliSize(readSiteFile(file))
    sizes.set(file, size)
    return sum + size
  }, 0)
}

function brotliSize(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(content, { params }).length
}

function styleSheetsOf({ document }: ExportedPage): string[] {
  return [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    (link.getAttribute('href') ?? '').slice(1),
  )
}

/** The scripts that Next starts with, as listed by the page. */
function scriptsOf({ document }: ExportedPage): string[] {
  const list: unknown = JSON.parse(document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '[]')
  return Array.isArray(list) ? list.map((url) => decodeURI(String(url)).slice(1)) : []
}

function pageAt(route: string): ExportedPage {
  const page = pages.find((one) => one.route === route)
  if (page === undefined) throw new Error(`There is no page ${route}.`)
  return page
}
