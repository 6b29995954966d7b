import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/project-files'
import { type HtmlTag, readTags } from './html-tags'

export type ExportedPage = {
  /** Path below the exported site, with slashes. */
  readonly file: string
  readonly route: string
  /** See `relevantTags`. */
  readonly tags: readonly HtmlTag[]
}

/** Reads every exported page, the not-found page among them. */
export function readExportedPages(out: string): ExportedPage[] {
  return listFiles(out)
    .filter((name) => name.endsWith('.html'))
    .map((file) => ({
      file,
      route: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
      tags: relevantTags(readFileSync(path.join(out, file), 'utf8')),
    }))
}

/** Images and tags that say more than a class. Most do not, and all pages of a large site are in memory at once. */
function relevantTags(html: string): HtmlTag[] {
  return readTags(html).filter(
    ({ name, attributes, content }) =>
      name === 'img' || content !== '' || attributes.size > (attributes.has('class') ? 1 : 0),
  )
}

/** Path of a page's HTML below the exported site. */
export function htmlFileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`
}
