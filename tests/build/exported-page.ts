import { readFileSync } from 'node:fs'
import path from 'node:path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { INDEX_FILE, joinIndex, NAMES_FILE, type SearchIndex } from '../../lib/search/search-index'
import { PLACEHOLDER_ROUTES } from '../fixtures/design-routes'
import { exportedFiles, pageFiles, routeOfHtmlFile, SITE_FOLDER } from '../fixtures/exported-site'

/** Routes of the pages with noindex. */
export const NOT_INDEXED = ['/404', '/search', ...PLACEHOLDER_ROUTES] as const

export type ExportedPage = {
  readonly file: string
  readonly route: string
  readonly html: string
  readonly document: Document
}

/** The bytes of a file of the exported site. */
export function readSiteFile(file: string): Buffer {
  return readFileSync(path.join(SITE_FOLDER, file))
}

/** The index of the exported site, from both of its files. */
export function readSiteIndex(): SearchIndex {
  const files = [NAMES_FILE, INDEX_FILE].map((url) => String(readSiteFile(url.slice(1))))
  const [names, text] = files.map((file) => JSON.parse(file))
  return joinIndex(names, text)
}

const parsedPages: ExportedPage[] = []

/**
 * Every exported HTML page, including the 404 page; requires the jsdom test environment. Test files in one process
 * share the pages, because parsing them takes longer than most tests. Tests must not change them or use `instanceof`:
 * the pages belong to the environment of the file that was first.
 */
export function exportedPages(): readonly ExportedPage[] {
  if (parsedPages.length === 0) parsedPages.push(...pageFiles().map(parsePage))
  return parsedPages
}

export function pageAt(route: string): ExportedPage {
  const page = exportedPages().find((one) => one.route === route)
  if (page === undefined) throw new Error(`found no page ${route}, expected one`)
  return page
}

function parsePage(file: string): ExportedPage {
  const html = readSiteFile(file).toString('utf8')
  const document = new DOMParser().parseFromString(html, 'text/html')
  return { file, route: routeOfHtmlFile(file), html, document }
}

/** The value of a `<meta>`, or null. */
export function metaContent({ document }: ExportedPage, name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null
}

/** The full URL of a path of the site. */
export function urlOf(route: string): string {
  return new URL(route, siteConfig.url).href
}

const names = new Set(exportedFiles())

/** The exported file for a URL of the site; null if there is none, undefined for another site. */
export function fileAt(url: string): string | null | undefined {
  const { origin, pathname } = new URL(url, siteConfig.url)
  if (origin !== new URL(siteConfig.url).origin) return undefined
  const below = decodeURIComponent(pathname.slice(1)) || 'index.html'
  return [below, `${below}.html`].find((file) => names.has(file)) ?? null
}
