import { MOVED_ANCHORS_FILE } from '../../content/pages/routes'
import { isRecord } from '../../content/records'
import { withBasePath, withoutBasePath } from '../../content/settings/base-path'
import { focusWithoutScroll } from '../page/focus-and-scroll'
import { idOfHash } from './links'

/** @returns whether the target exists */
export function revealTarget(id: string): boolean {
  const target = document.getElementById(id)
  if (target === null) return false
  openAround(target)
  target.scrollIntoView()
  focusWithoutScroll(target)
  return true
}

/**
 * Shows the target of the hash with which the page was opened. Scrolls only if the target was hidden and the page is
 * still at the top. In other cases, the browser has already scrolled to the target or a text fragment, or the reader
 * has scrolled; the target then gets focus if it is in view and no element has focus.
 * @returns whether the target exists
 */
export function revealHashTarget(id: string): boolean {
  const target = document.getElementById(id)
  if (target === null) return false
  const wasHidden = !isVisible(target)
  openAround(target)
  if (wasHidden && window.scrollY === 0) return revealTarget(id)
  const { top } = target.getBoundingClientRect()
  const isInView = top >= 0 && top < window.innerHeight
  if (isInView && document.activeElement === document.body) focusWithoutScroll(target)
  return true
}

/** Safari before 17.4 lacks `checkVisibility`. */
function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}

type RevealListener = (target: Element) => void

const listeners = new Set<RevealListener>()

/**
 * Registers a widget, such as a filter or a tab panel, that can hide link targets.
 * @param listener shows a target if the widget hides it
 * @returns a function that removes the listener
 */
export function onReveal(listener: RevealListener): () => void {
  listeners.add(listener)
  queueMicrotask(revealHiddenTarget)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Runs after each registration, because the widget that hides the target may register only after the page has opened.
 */
function revealHiddenTarget(): void {
  const id = idOfHash(window.location.hash)
  const target = id === null ? null : document.getElementById(id)
  if (id !== null && target !== null && !isVisible(target)) revealHashTarget(id)
}

/** Opens the sections and tabs around an element, and makes filters show it. */
export function openAround(target: Element): void {
  for (const listener of listeners) listener(target)
  for (let element = target.parentElement; element !== null; element = element.parentElement)
    if (element instanceof HTMLDetailsElement) element.open = true
}

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
