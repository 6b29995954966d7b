// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { SCRIPT_LIST_ID } from '../../lib/site/element-ids'
import { exportedFiles } from '../fixtures/exported-site'
import {
  type ExportedPage,
  exportedPages,
  pageAt,
  readSiteFile,
  readSiteIndex,
} from './exported-page'

const KB = 1000
const compress = promisify(brotliCompress)
const pages = exportedPages()

/** These pages contain the known errors, which the field for errors and search use. */
const isTroubleshooting = ({ route }: ExportedPage) => route.endsWith('/Troubleshooting')

const styles = readSiteFile(styleSheetsOf(pageAt('/'))[0] ?? '').toString()

/** Characters of the package's Latin file, from which artwork/subset-typeface.sh makes the typeface. */
const GEIST = '20-FF,131,152-153,2013-2044,20AC,2122,2191,2193,2212'

const ENTRIES = pageAt(RELEASE_NOTES_ROUTE).html.split(' data-type="').length - 1

/** Kilobytes until load, and with React, whose scripts list all pages: they have room for ten more. */
const kinds = [
  ['the home page', ({ route }: ExportedPage) => route === '/', 16.9, 145.6],
  ['method pages', ({ route }: ExportedPage) => route.includes('/API_Methods/'), 20.8, 152.8],
  ['Stream on Akamai', ({ route }: ExportedPage) => /Stream.+Akamai$/.test(route), 31.2, 180.6],
  // Each entry of a release costs 100 bytes.
  [
    'the release notes',
    ({ route }: ExportedPage) => route === RELEASE_NOTES_ROUTE,
    13.6 + ENTRIES * 0.1,
    170.8 + ENTRIES * 0.1,
  ],
  ['the Troubleshooting pages', isTroubleshooting, 38.8, 193],
  [
    'all other pages',
    (page: ExportedPage) => page.route !== RELEASE_NOTES_ROUTE && !isTroubleshooting(page),
    37.5,
    186.4,
  ],
] as const

describe('bytes of a page, brotli 11', () => {
  it.each(kinds)('%s stay within their budget', async (_kind, belongs, untilLoad, withReact) => {
    const heaviest = async (candidates: readonly ExportedPage[], quality: number) => {
      const measured = candidates.map(async (page) => {
        const bytes = await sizeOf([page.file, ...styleSheetsOf(page)], quality)
        return { ...page, bytes, all: bytes + (await sizeOf(scriptsOf(page), quality)) }
      })
      return (await Promise.all(measured)).filter(
        ({ bytes, all }) => bytes > untilLoad * KB || all > withReact * KB,
      )
    }
    const found = pages.filter(belongs)
    expect(found.length).toBeGreaterThan(0)
    const heavy = await heaviest(await heaviest(await heaviest(found, 5), 10), 11)
    expect(heavy.map(({ route, bytes, all }) => ({ route, bytes, all }))).toEqual([])
  })

  it('the Markdown copy of a method is short', () => {
    const copy = readSiteFile('docs/Stream/API/API_Methods/GetEventsList.md').toString()
    expect(copy.length).toBeLessThan(4500)
  })

  it('style sheets of every page stay below 11.6 KB', async () => {
    const sheets = new Map(pages.map((page) => [styleSheetsOf(page).join(' '), page.route]))
    for (const [files, route] of sheets)
      expect(await sizeOf(files.split(' ')), route).toBeLessThanOrEqual(11.6 * KB)
    expect(styleSheetsOf(pageAt('/')).length).toBeGreaterThan(0)
  })

  it('inline scripts stay below 2.6 KB', async () => {
    const texts = new Map(
      pages.map(({ document, route }) => {
        const scripts = [...document.querySelectorAll('script:not([src]):not([type*="json"])')]
        return [scripts.map(({ textContent }) => textContent ?? '').join(''), route]
      }),
    )
    for (const [text, route] of texts)
      expect((await compress(text)).length, route).toBeLessThanOrEqual(2.6 * KB)
  })

  it('only HTML, style sheets, and the typeface are requested until the page has loaded', () => {
    const early = 'script[src], link[rel="preload"]:not([as="style"], [as="font"])'
    const eager = pages.filter(({ document }) => document.querySelector(early) !== null)
    expect(eager.map(({ route }) => route)).toEqual([])
    const urls = pages.flatMap(({ document }) =>
      [...document.querySelectorAll('[as="font"]')].map((link) => link.getAttribute('href') ?? ''),
    )
    expect([urls.length, new Set(urls).size]).toEqual([pages.length, 1])
    expect(styles).toContain(`url(${urls[0]})`)
    expect(readSiteFile(urls[0]?.slice(1) ?? '').length).toBeLessThan(12.9 * KB)
    const [later] = exportedFiles().filter((file) => /geist-mono\S+woff2$/.test(file))
    expect(readSiteFile(later ?? '').length).toBeLessThan(5 * KB)
  })

  it.each([
    ['characters', 'body :not(:is(code, pre, kbd, script), pre *)'],
    ['code_characters', 'body :is(code, pre, kbd, pre *)'],
  ])('the typeface has the %s of every page that Geist has', (name, selector) => {
    const script = readFileSync('artwork/subset-typeface.sh', 'utf8')
    const [, inTypeface = ''] = RegExp(`^${name}=(.*)$`, 'm').exec(script) ?? []
    const [all, included] = [setOf(GEIST), setOf(inTypeface)]
    const isMissing = (character: string) => all.test(character) && !included.test(character)
    // Most pages lack nothing in all of their HTML, so their elements need no search.
    const suspects = pages.filter(({ html }) => [...new Set(html)].some(isMissing))
    const missing = suspects.flatMap(({ route, document }) => {
      const elements = [...document.querySelectorAll(selector)]
      const texts = elements.flatMap(({ childNodes }) => [...childNodes])
      const characters = new Set(texts.map(({ nodeValue }) => nodeValue ?? '').join(''))
      return [...characters].filter(isMissing).map((character) => `${route}: ${character}`)
    })
    expect(missing).toEqual([])
  })
})

describe('search', () => {
  /** Without scripts for browsers that do not support modules. */
  const scripts = exportedFiles().filter(
    (file) => file.endsWith('.js') && !file.includes('polyfills'),
  )
  const scriptsWith = (text: RegExp) =>
    scripts.filter((file) => text.test(readSiteFile(file).toString('utf8')))

  it('the index costs at most 66 bytes for a section, and its names 160 for a page', async () => {
    const { pages } = readSiteIndex()
    const sections = pages.flatMap((page) => page.sections)
    expect(await sizeOf(['search-index.json'])).toBeLessThanOrEqual(66 * sections.length)
    expect(await sizeOf(['search-names.json'])).toBeLessThanOrEqual(160 * pages.length)
  })

  it('the modal, the worker, and the engine cost at most 43 KB', async () => {
    const first = scriptsWith(/a\[data-start\]|importScripts|search-index|MiniSearch/)
    expect(first.length).toBeGreaterThanOrEqual(2)
    expect(await sizeOf(first)).toBeLessThanOrEqual(43 * KB)
  })

  it('the engine is in separate scripts that no page loads at first', () => {
    const engines = scriptsWith(/MiniSearch/)
    expect(engines.length).toBeGreaterThan(0)
    expect(engines.filter((file) => pages.some(({ html }) => html.includes(file)))).toEqual([])
  })

  it('there is no hosted client, no DocSearch, and no host of the provider', () => {
    expect(scriptsWith(/docsearch|algolia\.?net|x-algolia-|jsdelivr|\/1\/indexes/i)).toEqual([])
  })
})

/** Matches a character in a list such as `20-7E,A0`. */
function setOf(codes: string): RegExp {
  return new RegExp(`[${codes.replaceAll(/[\dA-F]+/g, '\\u{$&}').replaceAll(',', '')}]`, 'u')
}

const sizes = new Map<string, Promise<number>>()

/** A build is named by a hash, which makes a page up to 40 bytes smaller or larger. */
const BUILD_NAME = /static\/([\da-f]{12})\/_buildManifest\.js$/
const buildName = exportedFiles().flatMap((file) => BUILD_NAME.exec(file)?.[1] ?? [])

function textOf(file: string): string {
  expect(buildName).toHaveLength(1)
  return readSiteFile(file).toString().replaceAll(buildName.join(), 'e3b0c44298fc')
}

/**
 * Total size of the files; each is compressed once.
 * @param quality for files that a single page loads: Brotli 5 is thirty times as fast as 11, and 10 twice as fast, with
 * larger results
 */
async function sizeOf(files: readonly string[], quality = 11): Promise<number> {
  const parts = files.map((file) => {
    const level = /\.html$|\/pages\//.test(file) ? quality : 11
    const key = `${level} ${file}`
    const params = { [constants.BROTLI_PARAM_QUALITY]: level }
    const size = sizes.get(key) ?? compress(textOf(file), { params }).then(({ length }) => length)
    sizes.set(key, size)
    return size
  })
  return (await Promise.all(parts)).reduce((sum, size) => sum + size, 0)
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
