import { focusWithoutScroll, isVisible } from '../page/focus-and-scroll'
import { idOfHash } from './links'

export function revealTarget(id: string): boolean {
  const target = document.getElementById(id)
  if (target === null) return false
  openAround(target)
  target.scrollIntoView()
  focusTarget(target)
  return true
}

/**
 * Shows the target of the hash with which the page was opened. Scrolls only to a hidden target, from the top of the
 * page: otherwise the browser or the reader has scrolled. A target in view gets the focus if no element has it.
 */
export function revealHashTarget(id: string): void {
  const target = document.getElementById(id)
  if (target === null) return
  const wasHidden = !isVisible(target)
  openAround(target)
  if (wasHidden && window.scrollY === 0) return void revealTarget(id)
  const { top } = target.getBoundingClientRect()
  const isInView = top >= 0 && top < window.innerHeight
  if (isInView && document.activeElement === document.body) focusTarget(target)
}

/** Of a step, only the heading gets the focus, because a screen reader says all text of what is focused. */
function focusTarget(target: HTMLElement): void {
  focusWithoutScroll(target.querySelector<HTMLElement>(':scope > h3') ?? target)
}

const listeners = new Set<(target: Element) => void>()

/** Registers a widget whose `listener` shows a link target that it hides. Returns a function that removes it. */
export function onReveal(listener: (target: Element) => void): () => void {
  listeners.add(listener)
  queueMicrotask(revealHiddenTarget)
  return () => void listeners.delete(listener)
}

/** Runs after each registration, because a widget may register only after the page has opened. */
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
