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
 * The route of a link to a page on this site.
 * @returns path with query and hash, without base path; null for any other link
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
