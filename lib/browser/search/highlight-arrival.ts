import { findTerms } from '../../search/highlight-terms'
import { ARRIVAL_HIGHLIGHT } from '../../site/constants'
import { ELEMENT_IDS } from '../../site/element-ids'
import { openAround } from '../navigation/reveal-target'

const ROOTS = `#${ELEMENT_IDS.main} > h1, #${ELEMENT_IDS.main} .prose`
const SKIPPED = 'script, style, svg, button, input, textarea, select, [aria-hidden="true"]'

/** Shows ranges of the page as highlighted, without changing its text, which is React's. */
export type Paint = (ranges: readonly Range[]) => void

/**
 * Highlights words in title and article as soon as these are there: ten tries, 100 ms apart (§2). Sections and tabs that
 * hide them open. Escape or a click clears it.
 * @returns the function that ends it
 */
export function highlightArrival(terms: readonly string[], paint: Paint): () => void {
  let triesLeft: number = ARRIVAL_HIGHLIGHT.mostTries
  let timer: number | undefined

  const attempt = () => {
    triesLeft -= 1
    const roots = [...document.querySelectorAll(ROOTS)]
    const isReady = roots.some((root) => root.matches('.prose'))
    const ranges = isReady ? roots.flatMap((root) => findRanges(root, terms)) : []
    if (ranges.length > 0) {
      openHidden(ranges)
      paint(ranges)
    } else if (triesLeft > 0) timer = window.setTimeout(attempt, ARRIVAL_HIGHLIGHT.intervalMs)
  }
  const end = () => {
    window.clearTimeout(timer)
    paint([])
    document.removeEventListener('click', end)
    document.removeEventListener('keydown', handleKey)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end()
  }
  document.addEventListener('click', end)
  document.addEventListener('keydown', handleKey)
  attempt()
  return end
}

function findRanges(root: Element, terms: readonly string[]): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest(SKIPPED)) continue
    for (const { start, end } of findTerms(node.nodeValue ?? '', terms)) {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}

/** Opens what hides a match; a tab only when no match shows in the one beside it. */
function openHidden(ranges: readonly Range[]): void {
  for (const range of ranges) {
    const parent = range.startContainer.parentElement
    if (parent === null || isVisible(range)) continue
    const tabs = parent.closest('.tabs')
    const others = ranges.filter((other) => tabs?.contains(other.startContainer))
    if (!others.some(isVisible)) openAround(parent)
  }
}

/** Safari knows `checkVisibility` from 17.4 on. */
function isVisible(range: Range): boolean {
  return range.startContainer.parentElement?.checkVisibility?.() ?? true
}
