import { readFileSync } from 'node:fs'
import path, { posix } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import type { Section } from '../../compile/page/rehype-sections'
import type { Page } from '../../content/pages/page-map'
import { siteUrl, withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { OFFLINE_COPY, ROUTES } from '../../site/constants'
import { htmlFileOf } from '../pages/exported-pages'

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

/** Elements that depend on scripts or a server. */
const ONLINE_ELEMENTS = new Set(
  'script noscript dialog search form button input select textarea'.split(' '),
)

/**
 * Removes the elements that an offline page cannot use, and makes the URLs of pages and files in the copy relative.
 * @param file path of the page in the copy
 * @param pages paths of all pages in the copy
 * @returns paths, relative to the site's root, of the style sheets, images, and icons that the page loads
 */
export function offlinePage(tree: Root, file: string, pages: ReadonlySet<string>): Set<string> {
  const assets = new Set<string>()
  visit(tree, 'element', (element, index, parent) => {
    if (isOnlineOnly(element) && index !== undefined) {
      parent?.children.splice(index, 1)
      return [SKIP, index]
    }
    const { tagName, properties } = element
    const name = tagName === 'img' ? 'src' : 'href'
    const url = properties[name]
    if (typeof url !== 'string' || !url.startsWith('/')) return
    if (tagName === 'a') properties[name] = offlineUrl(url, file, pages)
    else {
      const asset = decodeURI(withoutBasePath(url)).slice(1)
      assets.add(asset)
      properties[name] = relativeUrl(file, asset)
    }
  })
  return assets
}

function isOnlineOnly({ tagName, properties }: Element): boolean {
  const { rel, type, name, charSet, disabled } = properties
  if (tagName === 'meta') return charSet === undefined && name !== 'viewport'
  if (tagName === 'link') return !String(rel).includes('stylesheet') && type !== 'image/svg+xml'
  // A check box in a task list stays, because it shows the state of the task and readers cannot change it.
  return (
    ONLINE_ELEMENTS.has(tagName) &&
    !(tagName === 'input' && type === 'checkbox' && disabled === true)
  )
}

/**
 * Returns a relative URL for a page in the copy, and a public URL for any other page or file. A link to the search page
 * becomes a link to the list of pages and headings, unless the link contains a query.
 */
function offlineUrl(url: string, from: string, pages: ReadonlySet<string>): string {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/.exec(url) ?? []
  const route = withoutBasePath(pathname)
  if (route === `/${ROUTES.search}` && query === '')
    return `${relativeUrl(from, htmlFileOf(ROUTES.home))}#${OFFLINE_COPY.index}`
  const file = htmlFileOf(route)
  return pages.has(file) ? relativeUrl(from, file) + hash : siteUrl(route) + query + hash
}

function relativeUrl(from: string, to: string): string {
  return encodeURI(posix.relative(posix.dirname(from), to))
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
