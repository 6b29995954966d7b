import { MOVED_ANCHORS_FILE } from '../../content/pages/routes'
import { isRecord } from '../../content/records'
import { withBasePath, withoutBasePath } from '../../content/settings/base-path'

/**
 * Goes to the new URL of a heading that has moved. Does nothing if the heading has not moved, or if the reader has
 * navigated away before the list of moved headings has loaded.
 * @param id id in the URL's hash; the page has no element with this id
 * @param goTo by default, replaces the current history entry
 */
export async function followMovedAnchor(id: string, goTo = replaceUrl): Promise<void> {
  const { href, pathname, search } = window.location
  try {
    const response = await fetch(withBasePath(MOVED_ANCHORS_FILE))
    if (!response.ok) throw new Error(`status ${response.status}`)
    const url = movedTo(await response.json(), withoutBasePath(pathname), id)
    if (url !== null && window.location.href === href)
      goTo(withBasePath(url.replace('#', () => `${search}#`)))
  } catch (error) {
    console.warn('Could not check whether the heading in the URL has moved:', error)
  }
}

function replaceUrl(url: string): void {
  window.location.replace(url)
}

function movedTo(moved: unknown, route: string, id: string): string | null {
  const anchors = isRecord(moved) ? moved[route] : undefined
  const url = isRecord(anchors) && Object.hasOwn(anchors, id) ? anchors[id] : undefined
  return typeof url === 'string' ? url : null
}
