import { readFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import type { Section } from '../../compile/page/rehype-sections'
import type { Page } from '../../content/pages/page-map'
import { siteConfig } from '../../content/settings/site-config'
import { OFFLINE_COPY, ROUTES } from '../../site/constants'
import { htmlFileOf } from '../pages/exported-pages'
import { offlinePage } from './offline-page'

/**
 * A zip file of exported pages that work at `file:` URLs and without scripts.
 * @param out folder of the exported site
 * @param articles sections by page, for every page with an article, in reading order
 */
export function offlineCopy(
  out: string,
  articles: ReadonlyMap<Page, readonly Section[]>,
): Uint8Array {
  const home = htmlFileOf(ROUTES.home)
  const pages = new Set([home, ...[...articles.keys()].map(({ route }) => htmlFileOf(route))])
  const read = (file: string) => readFileSync(path.join(out, file))
  const files: Record<string, Uint8Array> = {}
  for (const file of pages) {
    const tree = fromHtml(read(file).toString())
    visit(tree, 'element', ({ tagName, children }) => {
      if (file === home && tagName === 'main') children.push(offlineIndex(articles))
    })
    for (const asset of offlinePage(tree, file, pages)) {
      if (asset in files) continue
      const content = read(asset)
      files[asset] = asset.endsWith('.css') ? offlineStyles(content) : content
      for (const [, media = ''] of content.toString().matchAll(MEDIA_URL))
        files[media] ??= read(media)
    }
    files[file] = strToU8(toHtml(tree))
  }
  // One folder contains all files, so that unpacking does not scatter them. The fixed date makes builds reproducible.
  const folder = { [OFFLINE_COPY.folder]: files }
  return zipSync(folder, { level: 9, mtime: new Date(1980, 0, 1) })
}

/** The URL of a media file, such as a font, in a style sheet. Groups: path below the site's root, and file name. */
const MEDIA_URL = /url\("?[^)"]*\/(_next\/static\/media\/([^)"]+))"?\)/g

/** Offline pages have no scripts, so they always use the system's color mode. */
function offlineStyles(sheet: Buffer): Uint8Array {
  const css = sheet
    .toString()
    .replace(MEDIA_URL, 'url(../media/$2)')
    .replace(/\(scripting:\s*none\)/g, '(min-width:0px)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width:0px)')
    .replace(
      /(?<=[{}])(\s*):root\.dark\s*\{([^}]*)\}/g,
      '$1@media (prefers-color-scheme:dark){:root{$2}}',
    )
  return strToU8(css)
}

/**
 * The offline copy has no search box, so readers search this list of pages and headings with their browser.
 * @param pages sections by page, in reading order
 */
function offlineIndex(pages: ReadonlyMap<Page, readonly Section[]>): Element {
  const list = (sidebar: string | null, label: string) =>
    h('section', [
      h('h2', label),
      h('ul', [...pages].filter(([page]) => page.sidebar === sidebar).map(entry)),
    ])
  return h('section', { id: OFFLINE_COPY.index }, [
    h('h2', 'All pages and headings'),
    h('p', 'Search this list with Ctrl+F (Cmd+F on a Mac).'),
    ...Object.entries(siteConfig.sidebars).map(([name, { label }]) => list(name, label)),
    list(null, 'About this documentation'),
  ])
}

function entry([{ route, frontMatter }, sections]: readonly [Page, readonly Section[]]): Element {
  const url = htmlFileOf(route)
  const links = sections
    .filter(({ isHeading }) => isHeading)
    .flatMap(({ id, title }) => [' · ', h('a', { href: `${url}#${id}` }, title)])
  return h('li', [h('a', { href: url }, h('strong', frontMatter.title)), h('p', links.slice(1))])
}
