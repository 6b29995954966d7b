import { focusWithoutScroll, isVisible } from '../page/focus-and-scroll'
import { idOfHash } from './links'

/** @returns whether the target exists */
export function revealTarget(id: string): boolean {
  const target = document.getElementById(id)
  if (target === null) return false
  openAround(target)
  target.scrollIntoView()
  focusTarget(target)
  return true
}

/**
 * Shows the target of the hash with which the page was opened. Scrolls only if the target was hidden and the page is
 * still at the top. In other cases, the browser has already scrolled to the target or a text fragment, or the reader
 * has scrolled; the target then gets focus if it is in view and no element has focus.
 */
export function revealHashTarget(id: string): void {
  const target = document.getElementById(id)
  if (target === null) return
  const wasHidden = !isVisible(target)
  openAround(target)
  if (wasHidden && window.scrollY === 0) {
    revealTarget(id)
    return
  }
  const { top } = target.getBoundingClientRect()
  const isInView = top >= 0 && top < window.innerHeight
  if (isInView && document.activeElement === document.body) focusTarget(target)
}

/** Of a step, only the heading gets the focus, because a screen reader says all text of what is focused. */
function focusTarget(target: HTMLElement): void {
  focusWithoutScroll(target.querySelector<HTMLElement>(':scope > h3') ?? target)
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
