import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageFiles, routeOfHtmlFile, SITE_FOLDER } from '../fixtures/exported-site'

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

/** Parses every exported HTML page, the not-found page among them; needs the test environment jsdom. */
export function exportedPages(): readonly ExportedPage[] {
  return pageFiles().map((file) => {
    const html = readSiteFile(file).toString('utf8')
    const document = new DOMParser().parseFromString(html, 'text/html')
    return { file, route: routeOfHtmlFile(file), html, document }
  })
}

/** The value of a `<meta>`, or null. */
export function metaContent({ document }: ExportedPage, name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null
}
