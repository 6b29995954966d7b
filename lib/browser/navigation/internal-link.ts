import { normalizePath } from '../../content/navigation/normalize-path'
import { idOfHash } from './reveal-target'

export type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/** Whether a click does something other than follow the link in this tab, such as open a new tab or download a file. */
export function isModifiedClick(click: LinkClick): boolean {
  return (
    click.defaultPrevented ||
    click.button !== 0 ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey
  )
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
