import { findTerms } from '../../search/highlight-terms'
import { ARRIVAL_HIGHLIGHT } from '../../site/constants'
import { ELEMENT_IDS } from '../../site/element-ids'
import { openAround } from '../navigation/reveal-target'

/** Name of the highlight in style sheets. */
const NAME = 'search-terms'
const SKIPPED = 'script, style, svg, button, input, textarea, select, [aria-hidden="true"]'

/**
 * Highlights words in the article as soon as it is there: ten tries, 100 ms apart (§2). Sections and tabs that hide
 * them open. Escape or a click clears it.
 * @returns the function that ends it
 */
export function highlightArrival(terms: readonly string[]): () => void {
  let triesLeft: number = ARRIVAL_HIGHLIGHT.mostTries
  let timer: number | undefined
  let unpaint = () => {}

  const attempt = () => {
    triesLeft -= 1
    const article = document.querySelector<HTMLElement>(`#${ELEMENT_IDS.main} .prose`)
    const ranges = article === null ? [] : findRanges(article, terms)
    if (ranges.length > 0) {
      openHidden(ranges)
      unpaint = paint(ranges)
    } else if (triesLeft > 0) timer = window.setTimeout(attempt, ARRIVAL_HIGHLIGHT.intervalMs)
  }
  const end = () => {
    window.clearTimeout(timer)
    unpaint()
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

function findRanges(root: HTMLElement, terms: readonly string[]): Range[] {
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
    if (parent === null || isShown(range)) continue
    const tabs = parent.closest('.tabs')
    const others = ranges.filter((other) => tabs?.contains(other.startContainer))
    if (!others.some(isShown)) openAround(parent)
  }
}

/** Safari knows `checkVisibility` from 17.4 on. */
function isShown(range: Range): boolean {
  return range.startContainer.parentElement?.checkVisibility?.() ?? true
}

function paint(ranges: readonly Range[]): () => void {
  if (typeof Highlight === 'undefined') return wrap(ranges)
  CSS.highlights.set(NAME, new Highlight(...ranges))
  return () => CSS.highlights.delete(NAME)
}

/** For browsers without the CSS Custom Highlight API. */
function wrap(ranges: readonly Range[]): () => void {
  // From the end, so that the ranges before keep their positions.
  const marks = ranges.toReversed().map((range) => {
    const mark = document.createElement('mark')
    range.surroundContents(mark)
    return mark
  })
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode
      mark.replaceWith(...mark.childNodes)
      parent?.normalize()
    }
  }
}
