import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/project-files'
import { type HtmlTag, readTags } from './html-tags'

export type ExportedPage = {
  /** Path below the exported site, with forward slashes. */
  readonly file: string
  readonly route: string
  /** See `relevantTags`. */
  readonly tags: readonly HtmlTag[]
}

/** Reads every exported page, including the not-found page. */
export function readExportedPages(out: string): ExportedPage[] {
  return listFiles(out)
    .filter((name) => name.endsWith('.html'))
    .map((file) => ({
      file,
      route: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
      tags: relevantTags(readFileSync(path.join(out, file), 'utf8')),
    }))
}

/** Keeps images and tags with more than a class, to save memory: all pages are loaded at once. */
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
