import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/list-files'
import { type HtmlTag, readTags } from './html-tags'

export type ExportedPage = {
  /** Path below the exported site, with slashes. */
  readonly file: string
  readonly route: string
  readonly html: string
  readonly tags: readonly HtmlTag[]
}

/**
 * Reads every exported page, the not-found page among them.
 * @param complete what is done to the HTML of a route at once
 */
export function readExportedPages(
  out: string,
  complete: (html: string, route: string) => string = (html) => html,
): ExportedPage[] {
  return listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const route = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
      const html = complete(readFileSync(path.join(out, file), 'utf8'), route)
      return { file, route, html, tags: readTags(html) }
    })
}

/** Path of a page's HTML below the exported site. */
export function htmlFileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`
}
