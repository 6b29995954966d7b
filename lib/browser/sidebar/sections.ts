import { sidebarHtml, toggleLabel } from '../../content/navigation/sidebar-html'
import { withoutBasePath } from '../../content/settings/base-path'
import { ACTION_ATTRIBUTE, ACTIONS } from '../../site/element-ids'
import { showPartStatus } from '../parts/part-status'
import { openSectionsSlot } from '../storage/slots'
import { collapse } from './collapse'
import { loadSection } from './load-section'

const TOGGLE = `[${ACTION_ATTRIBUTE}="${ACTIONS.toggleSection}"]`

/** How to end the loading of a section, by its content. */
const loading = new WeakMap<Element, () => void>()

/** Opens or closes the section of a chevron, as the reader asks, and remembers it. */
export function toggleSection(toggle: HTMLElement): void {
  const isOpen = !isSectionOpen(toggle)
  const path = pathOf(toggle)
  const others = (openSectionsSlot.get() ?? []).filter((open) => open !== path)
  openSectionsSlot.set(isOpen ? [...others, path] : others)
  setSection(toggle, isOpen)
}

/** Opens the sections of a tree that the reader left open. */
export function openRemembered(tree: Element): void {
  const open = openSectionsSlot.get() ?? []
  for (const toggle of tree.querySelectorAll<HTMLElement>(TOGGLE))
    if (open.includes(pathOf(toggle)) && !isSectionOpen(toggle)) setSection(toggle, true)
}

/** The chevron of a section in a tree. */
export function toggleOf(tree: Element, path: string): HTMLElement | undefined {
  return [...tree.querySelectorAll<HTMLElement>(TOGGLE)].find((toggle) => pathOf(toggle) === path)
}

export function contentOf(toggle: Element): HTMLElement | null {
  return document.getElementById(toggle.getAttribute('aria-controls') ?? '')
}

export function isSectionOpen(toggle: Element): boolean {
  return toggle.getAttribute('aria-expanded') === 'true'
}

/** Opens or closes a section; one that is empty is loaded first. */
export function setSection(toggle: HTMLElement, isOpen: boolean): void {
  const content = contentOf(toggle)
  const link = toggle.previousElementSibling
  if (content === null || link === null) return
  const label = link.firstChild?.textContent ?? ''
  toggle.setAttribute('aria-expanded', String(isOpen))
  toggle.setAttribute('aria-label', toggleLabel(isOpen, label))
  loading.get(content)?.()
  if (content.childElementCount > 0) collapse(content, isOpen)
  else if (isOpen) fill(toggle, content, label)
}

function fill(toggle: HTMLElement, content: HTMLElement, label: string): void {
  const path = pathOf(toggle)
  const prefix = content.id.slice(0, -path.length)
  const end = showPartStatus({
    label: `Section ${label}`,
    load: () => loadSection(path),
    place: (host) => content.after(host),
    onLoad(items) {
      content.innerHTML = sidebarHtml(items, withoutBasePath(window.location.pathname), prefix)
      openRemembered(content)
      collapse(content, true)
    },
  })
  loading.set(content, end)
}

/** Path of the section's index page, without base path. */
function pathOf(toggle: Element): string {
  const link = toggle.previousElementSibling
  return link instanceof HTMLAnchorElement ? withoutBasePath(link.pathname) : ''
}
