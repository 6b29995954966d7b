import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { whenIdle } from '../page/when-idle'

/** Keys that lead to the other end of the page or search it, alone or with Ctrl or Cmd. */
const FAR = {
  alone: /^(?:Home|End|F3)$/,
  withCommand: /^(?:[afg]|Home|End|ArrowUp|ArrowDown)$/i,
}
/** In heights of the window: a scroll event that moves further did not come from a finger. */
const JUMP = 1.5
/** Milliseconds that laying out some parts may take: with less left, they wait for the next idle time. */
const PART_MS = 4
/** Characters that are laid out at once: part by part, small ones take half as long again in all. */
const TEXT_PER_LAYOUT = 4000
/** Parts of an article that the style sheet may let wait. */
const PARTS = '.prose > *, .prose > .steps > .step'
/** Those that move with the ones before them; a list of steps may begin far above. */
const PLACES = '.prose > :not(.steps), .prose > .steps > .step'
/** Pixels, less than the lowest line. */
const LINE = 8

/**
 * Lays out all of the article, from now on, and keeps what the reader looks at where it is. The head script let parts of
 * it wait, the style sheet says which.
 */
export function layOutArticle(): void {
  const root = document.documentElement
  if (!root.hasAttribute(ROOT_ATTRIBUTES.lateLayout)) return
  const looked = lookedAt()
  const before = looked?.getBoundingClientRect().top ?? 0
  root.removeAttribute(ROOT_ATTRIBUTES.lateLayout)
  const moved = (looked?.getBoundingClientRect().top ?? 0) - before
  if (window.scrollY > 0 && moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
}

/** What is in the middle of the window, or below it where there is only the space between two parts. */
function lookedAt(): Element | null {
  const { innerWidth, innerHeight } = window
  for (let y = innerHeight / 2; y < innerHeight; y += LINE) {
    const found = document.elementFromPoint(innerWidth / 2, y)
    if (found?.closest(PLACES)) return found
  }
  return null
}

/**
 * Lays out some parts of the article after others: a translation, or anything else that reads rendered text, cannot see
 * those that still wait.
 */
function* layOutParts(): Generator<undefined, void> {
  let length = 0
  for (const part of waitingParts()) {
    part.style.contentVisibility = 'visible'
    length += part.textContent.length
    if (length < TEXT_PER_LAYOUT) continue
    length = 0
    // Now rather than in the next frame, which would hold all parts of this idle time.
    part.getBoundingClientRect()
    yield
  }
  layOutArticle()
}

/** All at once: between two changes, each answer would compute styles anew. */
function waitingParts(): readonly HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  return parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto')
}

/**
 * Keeps the browser from looking for the first thing to focus in what waits: where nothing had the focus, Chromium looks
 * through the whole page, and lays out part by part.
 */
function passOverWaitingParts(): void {
  const waiting = waitingParts()
  const restore = () => {
    for (const part of waiting) part.style.contentVisibility = ''
    window.removeEventListener('focusin', restore)
    cancelAnimationFrame(frame)
  }
  for (const part of waiting) part.style.contentVisibility = 'hidden'
  window.addEventListener('focusin', restore)
  // The focus may leave the page.
  const frame = requestAnimationFrame(restore)
}

/** Whether Tab leads to the top of the page: neither the focus nor a click has been anywhere. */
function isAtTop(): boolean {
  return document.activeElement === document.body && getSelection()?.rangeCount === 0
}

/**
 * Lays out all of the article as soon as the reader may jump to any part of it, or its width changes: what is not laid
 * out has only its reserved space, and does not report its size. Until then parts follow in idle time.
 */
export function layOutOnNeed(signal: AbortSignal): void {
  const width = window.innerWidth
  let lastY = 0
  const handleResize = () => {
    // Phones change the height as their address bar comes and goes.
    if (window.innerWidth !== width) layOutArticle()
  }
  // Other keys move no further than a finger, and wait for no layout.
  const handleKey = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const far = ctrlKey || metaKey ? FAR.withCommand : FAR.alone
    const isTab = key === 'Tab'
    if (far.test(key) || (isTab && shiftKey)) layOutArticle()
    else if (
      isTab &&
      isAtTop() &&
      document.documentElement.hasAttribute(ROOT_ATTRIBUTES.lateLayout)
    )
      passOverWaitingParts()
  }
  const handleScroll = () => {
    const distance = Math.abs(window.scrollY - lastY)
    lastY = window.scrollY
    if (distance > window.innerHeight * JUMP) layOutArticle()
  }
  // The reader may have gone somewhere before the scripts ran.
  handleScroll()
  const parts = layOutParts()
  const goOn = (timeLeft: () => number) => {
    if (signal.aborted) return
    do if (parts.next().done === true) return
    while (timeLeft() > PART_MS)
    whenIdle(goOn)
  }
  whenIdle(goOn)
  window.addEventListener('keydown', handleKey, { signal })
  window.addEventListener('beforeprint', layOutArticle, { signal })
  window.addEventListener('resize', handleResize, { signal })
  window.addEventListener('scroll', handleScroll, { passive: true, signal })
}
