// @vitest-environment jsdom
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type ExportedPage, exportedPages, readSiteFile } from './exported-page'
import { readingFiles, readingScript, searchFiles } from './reading-files'

const KB = 1000
const pages = exportedPages()

describe('issues 2 and 7 bytes of the first view, brotli 11', () => {
  it.each([
    ['guides and release notes', () => true, 40 * KB],
    ['method pages', ({ route }: ExportedPage) => route.includes('/API_Methods/'), 18 * KB],
    ['the home page', ({ route }: ExportedPage) => route === '/', 18 * KB],
  ])('HTML and style sheets of %s stay in their budget', (_kind, belongs, budget) => {
    const found = pages.filter(belongs)
    expect(found.length).toBeGreaterThan(0)
    const heavy = found
      .map((page) => ({ page, bytes: brotliSize(page.html) + sizeOf(styleSheetsOf(page)) }))
      .filter(({ bytes }) => bytes > budget)
    expect(heavy.map(({ page, bytes }) => `${page.route}: ${bytes}`)).toEqual([])
  })

  it('the own code of every docs page stays below 4 KB', () => {
    const own = pages.flatMap((page) =>
      page.route.startsWith('/docs') ? scriptsOf(page).filter(isOwnPart) : [],
    )
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((file) => sizeOf([file]) > 4 * KB)).toEqual([])
  })

  it('style sheets of every page stay below 10 KB', () => {
    const heavy = pages.filter((page) => sizeOf(styleSheetsOf(page)) > 10 * KB)
    expect(heavy.map(({ route }) => route)).toEqual([])
    expect(styleSheetsOf(pageAt('/')).length).toBeGreaterThan(0)
  })

  it('inline scripts, the search box in them, stay below 1.75 KB, with the banner of the home page below 2 KB', () => {
    const heavy = pages.filter(({ document, route }) => {
      const scripts = [...document.querySelectorAll('script:not([src]):not([type*="json"])')]
      const text = scripts.map(({ textContent }) => textContent ?? '').join('')
      return brotliCompressSync(text).length > (route === '/' ? 2 : 1.75) * KB
    })
    expect(heavy.map(({ route }) => route)).toEqual([])
  })

  it('issue 15, 1 the reading script with its largest part stays below 20 KB', () => {
    const script = readingScript()
    // Those of search have a budget of their own; the engine is loaded where there are no workers.
    const others = [script, ...searchFiles()]
    const parts = readingFiles().filter(
      ({ file, code }) => !others.includes(file) && !code.includes('search-titles'),
    )
    expect(parts.length).toBeGreaterThan(1)
    const largest = Math.max(...parts.map(({ file }) => sizeOf([file])))
    expect(sizeOf([script]) + largest).toBeLessThanOrEqual(20 * KB)
    for (const page of pages) expect(page.html, page.route).toContain('"/_next/static/reading/')
  })

  it('scripts of every docs page without its own part stay below 130 KB', () => {
    const docs = pages.filter(({ route }) => route.startsWith('/docs'))
    for (const page of docs) {
      const shared = scriptsOf(page).filter((file) => !isOwnPart(file))
      expect(scriptsOf(page).length - shared.length, page.route).toBe(1)
      expect(sizeOf(shared), page.route).toBeLessThanOrEqual(130 * KB)
    }
  })
})

const sizes = new Map<string, number>()

/** Compressed size of files together; each is compressed once. */
function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const size = sizes.get(file) ?? brotliSize(readSiteFile(file))
    sizes.set(file, size)
    return sum + size
  }, 0)
}

function brotliSize(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(content, { params }).length
}

function styleSheetsOf({ document }: ExportedPage): string[] {
  return [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    (link.getAttribute('href') ?? '').slice(1),
  )
}

/** The scripts a browser with modules loads, wherever the page names them. */
function scriptsOf({ html }: ExportedPage): string[] {
  const modern = html.replaceAll(/<script[^>]*\bnomodule\b[^>]*>/gi, '')
  return [...new Set(modern.match(/_next\/static\/(?!reading)[^"']+?\.js\b/g) ?? [])]
}

function isOwnPart(file: string): boolean {
  return file.includes('/chunks/pages/') && !file.includes('/pages/_app-')
}

function pageAt(route: string): ExportedPage {
  const page = pages.find((one) => one.route === route)
  if (page === undefined) throw new Error(`There is no page ${route}.`)
  return page
}
