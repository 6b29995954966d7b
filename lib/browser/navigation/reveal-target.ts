import { focusWithoutScroll } from '../page/focus'

/**
 * The id in the hash of a URL.
 * @param hash with or without its `#`
 * @returns null if there is none or it is malformed, such as `#%E0%A4%A`
 */
export function idOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}

/**
 * Shows the target of a hash: opens the sections and the tab around it, scrolls to it, and focuses it.
 * @returns whether the target exists
 */
export function revealTarget(id: string): boolean {
  const target = document.getElementById(id)
  if (target === null) return false
  openAround(target)
  target.scrollIntoView()
  focusWithoutScroll(target)
  return true
}

/**
 * Shows the target of the document's own hash. The browser has already scrolled to a visible target or text fragment,
 * and the reader may have scrolled since: then the page stays in place.
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

/** Listeners of the widgets that can hide elements: tabs and filters. */
const listeners = new Set<RevealListener>()

/**
 * @param listener shows the target of a link if the widget hides it
 * @returns a function that removes the listener
 */
export function onReveal(listener: RevealListener): () => void {
  listeners.add(listener)
  queueMicrotask(revealHiddenTarget)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows the target of the URL to a section that hydrates late, and so was not listening before. */
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
