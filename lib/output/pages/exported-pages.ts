import { readFileSync, writeFileSync } from 'node:fs'
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

/**
 * Reads every exported page, the not-found page among them.
 * @param complete what the HTML of a route becomes, in its file too
 */
export async function readExportedPages(
  out: string,
  complete?: (html: string, route: string) => Promise<string>,
): Promise<ExportedPage[]> {
  const pages: ExportedPage[] = []
  for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
    const route = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
    const exported = readFileSync(path.join(out, file), 'utf8')
    const html = (await complete?.(exported, route)) ?? exported
    if (html !== exported) writeFileSync(path.join(out, file), html)
    pages.push({ file, route, tags: relevantTags(html) })
  }
  return pages
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
