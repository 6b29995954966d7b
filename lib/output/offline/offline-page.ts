import { posix } from 'node:path'
import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { siteUrl, withoutBasePath } from '../../content/settings/base-path'
import { OFFLINE_COPY, ROUTES } from '../../site/constants'
import { htmlFileOf } from '../pages/exported-pages'

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
