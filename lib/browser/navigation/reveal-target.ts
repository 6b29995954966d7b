import { focusWithoutScroll } from '../page/focus'

/**
 * The id in the hash of a URL.
 * @param hash with or without its `#`
 * @returns null when there is none or it is malformed, such as `#%E0%A4%A`
 */
export function idOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}

/**
 * Shows the target of a hash: opens the sections and the tab around it, scrolls to it and gives it focus.
 * @returns whether there is such a target
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
 * Shows the target of the document's own hash. The browser has scrolled to it, or to the words that the URL names,
 * unless it was hidden, and the reader may have gone on since: then the page stays where it is.
 * @returns whether there is such a target
 */
export function revealOwnTarget(id: string): boolean {
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

/** Safari knows `checkVisibility` from 17.4 on. */
function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}

type RevealListener = (target: Element) => void

/** Widgets that can hide elements: tabs and filters. */
const listeners = new Set<RevealListener>()

/**
 * @param listener reveals the target of a link if the widget hides it
 * @returns the function that ends it
 */
export function onReveal(listener: RevealListener): () => void {
  listeners.add(listener)
  queueMicrotask(revealHiddenTarget)
  return () => {
    listeners.delete(listener)
  }
}

/** A section of an article that hydrates late was not listening when the page showed the target of its URL. */
function revealHiddenTarget(): void {
  const id = idOfHash(window.location.hash)
  const target = id === null ? null : document.getElementById(id)
  if (id !== null && target !== null && !isVisible(target)) revealOwnTarget(id)
}

/** Opens the sections and tabs around an element, and makes filters show it. */
export function openAround(target: Element): void {
  for (const listener of listeners) listener(target)
  for (let element = target.parentElement; element !== null; element = element.parentElement)
    if (element instanceof HTMLDetailsElement) element.open = true
}
