import type { SidebarItem } from '../../content/navigation/navigation'
import { isOnTrail, sidebarHtml } from '../../content/navigation/sidebar-html'
import { withoutBasePath } from '../../content/settings/base-path'
import { PART_ATTRIBUTE, PARTS } from '../../site/element-ids'
import { heed } from '../page/page-events'
import { keepInView } from './keep-in-view'
import { contentOf, isSectionOpen, openRemembered, setSection, toggleOf } from './sections'

/** Keeps the trees of the sidebars like the page and like the reader left them. */
export function keepSidebars(): void {
  for (const tree of document.querySelectorAll(`[${PART_ATTRIBUTE}="${PARTS.sidebarTree}"]`))
    restore(tree)
  heed('sidebarShown', (tree, page) => {
    if (tree === null || page === undefined) return
    const { route, items } = page
    // A tree that shows the page already stays as the reader has it.
    if (shownRoute(tree) !== route) showPage(tree, route, items)
    openRemembered(tree)
    // In the frame, which lays out the new page once: to measure the tree before would do so twice.
    window.requestAnimationFrame(() => keepPageInView(tree))
  })
}

function restore(tree: Element): void {
  openRemembered(tree)
  keepPageInView(tree)
}

function keepPageInView(tree: Element): void {
  const current = tree.querySelector('[aria-current="page"]')
  const list = tree.closest('nav')
  if (current !== null && list !== null) keepInView(list, current)
}

function shownRoute(tree: HTMLElement): string | undefined {
  const current = tree.querySelector<HTMLAnchorElement>('a[aria-current="page"]')
  return current === null ? undefined : withoutBasePath(current.pathname)
}

/** Marks a page in a tree, and opens the sections on the way to it. */
function showPage(tree: HTMLElement, route: string, items: readonly SidebarItem[]): void {
  openTrail(tree, route, items)
  for (const link of tree.querySelectorAll('a')) {
    if (withoutBasePath(link.pathname) === route) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

function openTrail(tree: HTMLElement, route: string, items: readonly SidebarItem[]): void {
  for (const item of items) {
    const toggle = isOnTrail(item, route) ? toggleOf(tree, item.path) : undefined
    const content = toggle && contentOf(toggle)
    if (!toggle || !content || item.items === undefined) continue
    if (content.childElementCount === 0) {
      const prefix = content.id.slice(0, -item.path.length)
      content.innerHTML = sidebarHtml(item.items, route, prefix)
    }
    if (!isSectionOpen(toggle)) setSection(toggle, true)
    openTrail(tree, route, item.items)
  }
}
