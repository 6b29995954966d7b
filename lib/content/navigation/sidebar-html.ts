import { ACTION_ATTRIBUTE, ACTIONS } from '../../site/element-ids'
import { escapeHtml } from '../html/escape-html'
import { withBasePath } from '../settings/base-path'
import type { SidebarItem } from './navigation'

/**
 * The items of a sidebar as HTML. Sections that hold the page are open, with their own items.
 * @param route page that is marked
 * @param prefix of the ids, one for each tree of a document
 */
export function sidebarHtml(items: readonly SidebarItem[], route: string, prefix: string): string {
  const printItem = (item: SidebarItem) => {
    if (item.path === '')
      return `<li><span class="tree-separator">${escapeHtml(item.label)}</span></li>`
    if (!item.hasChildren) return `<li>${printLink(item, route)}</li>`
    const isOpen = item.items !== undefined && isOnTrail(item, route)
    const id = prefix + item.path.replaceAll('/', '-')
    const content = item.items === undefined ? '' : sidebarHtml(item.items, route, prefix)
    return `<li><div class="tree-head">${printLink(item, route)}<button type="button" class="tree-toggle" ${ACTION_ATTRIBUTE}="${ACTIONS.toggleSection}" aria-expanded="${isOpen}" aria-controls="${escapeHtml(id)}" aria-label="${escapeHtml(toggleLabel(isOpen, item.label))}"></button></div><div id="${escapeHtml(id)}" class="tree-content"${isOpen ? '' : ' hidden'}>${content}</div></li>`
  }
  return `<ul class="tree-list">${items.map(printItem).join('')}</ul>`
}

/** What the chevron of a section is called. */
export function toggleLabel(isOpen: boolean, label: string): string {
  return `${isOpen ? 'Close' : 'Open'} section ${label}`
}

/** Whether a section holds a page, or is its index. */
export function isOnTrail({ path }: SidebarItem, route: string): boolean {
  return route === path || route.startsWith(`${path}/`)
}

function printLink({ label, path, isPlaceholder }: SidebarItem, route: string): string {
  const current = path === route ? ' aria-current="page"' : ''
  const rel = path.startsWith('/') ? '' : ' rel="noopener noreferrer"'
  const planned = isPlaceholder ? ' <span class="tree-planned">planned</span>' : ''
  return `<a class="tree-link" href="${escapeHtml(withBasePath(path))}"${current}${rel}>${escapeHtml(label)}${planned}</a>`
}
