import { normalizePath } from '../../content/navigation/normalize-path'

/** Whether a click does something other than follow the link in this tab, such as open a new tab or download a file. */
export function isModifiedClick(click: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/**
 * @returns path with query and hash, without base path; null if the link leads outside the site or to a file, or if it
 * has a `target` or `download` attribute
 */
export function internalRoute(
  link: HTMLAnchorElement,
  origin: string,
  basePath: string,
): string | null {
  if (link.origin !== origin || link.target !== '' || link.hasAttribute('download')) return null
  if (link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return null
  const route = normalizePath(link.pathname, basePath)
  const hasFileName = /\.[a-z0-9]{2,5}$/i.test(route) && !/v\d+\.\d+$/i.test(route)
  if (hasFileName) return null
  // A malformed hash would make the router throw.
  return route + link.search + (idOfHash(link.hash) === null ? '' : link.hash)
}

/**
 * @param hash with or without its `#`
 * @returns null if the hash is empty, or malformed, such as `#%E0%A4%A`
 */
export function idOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}
