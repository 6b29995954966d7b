import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/project-files'
import { type HtmlTag, readTags } from './html-tags'

export type ExportedPage = {
  /** Path below the exported site's folder, with forward slashes. */
  readonly file: string
  readonly route: string
  /** Only the tags that the checks need. */
  readonly tags: readonly HtmlTag[]
}

export function readExportedPages(out: string): ExportedPage[] {
  return listFiles(out)
    .filter((name) => name.endsWith('.html'))
    .map((file) => ({
      file,
      route: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
      tags: relevantTags(readFileSync(path.join(out, file), 'utf8')),
    }))
}

/** Returns images, scripts, styles, and tags with an attribute other than `class`. Omits other tags to save memory. */
function relevantTags(html: string): HtmlTag[] {
  return readTags(html).filter(
    ({ name, attributes, content }) =>
      name === 'img' || content !== '' || attributes.size > (attributes.has('class') ? 1 : 0),
  )
}

/** Path of a page's HTML file below the exported site's folder. */
export function htmlFileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`
}
