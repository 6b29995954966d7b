import { MOVED_ANCHORS_FILE } from '../../content/pages/routes'
import { isRecord } from '../../content/records'
import { withBasePath, withoutBasePath } from '../../content/settings/base-path'

/** Follows a heading of this page to its new URL, unless the reader has gone elsewhere in the meantime. */
export async function followMovedAnchor(id: string, leadTo = replaceUrl): Promise<void> {
  const { href, pathname, search } = window.location
  try {
    const response = await fetch(withBasePath(MOVED_ANCHORS_FILE))
    if (!response.ok) throw new Error(`status ${response.status}`)
    const url = movedTo(await response.json(), withoutBasePath(pathname), id)
    if (url !== null && window.location.href === href)
      leadTo(withBasePath(url.replace('#', () => `${search}#`)))
  } catch (error) {
    console.warn('Whether this heading has moved is not known:', error)
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
