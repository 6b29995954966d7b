import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/list-files'
import { type HtmlTag, readTags } from './html-tags'

/** A page as the build exported it. */
export type ExportedPage = {
  /** Path below the exported site, with slashes. */
  readonly file: string
  readonly route: string
  readonly html: string
  readonly tags: readonly HtmlTag[]
}

/** Reads every exported page, the not-found page among them. */
export function readExportedPages(out: string): ExportedPage[] {
  return listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(path.join(out, file), 'utf8')
      const route = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
      return { file, route, html, tags: readTags(html) }
    })
}

/** Path of a page's HTML below the exported site. */
export function htmlFileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`
}
