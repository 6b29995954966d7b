import { STEP_CLASS } from '../../content/steps/contract'
import { isLeaving } from '../article/own-article'
import { idOfHash } from '../article/reveal-target'
import { keepInView } from '../sidebar/keep-in-view'

/** Share of the viewport's height, from its top, at which a heading counts as being read. */
const READING_LINE = 0.25

/** Set on the rail once the reader has reached the first section. */
export const REACHED_ATTRIBUTE = 'data-reached'

/**
 * Marks the entry of the heading the reader is at. Positions are measured when the article's size changes only.
 * @param rail list of links to headings
 */
export function spyOnScroll(rail: HTMLElement, signal: AbortSignal): void {
  let links: HTMLElement[] = []
  let headings: Element[] = []
  let tops: number[] = []
  let marked: Element | null = null
  const read = () => {
    const shown = [...rail.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) a')]
    links = shown.filter((link) => headingOf(link) !== null)
    headings = shown.map(headingOf).filter((heading) => heading !== null)
  }
  const mark = () => {
    // To measure what is left of a page would lay it out.
    if (tops.length === 0 || headings[0] === undefined || isLeaving(headings[0])) return
    const root = document.documentElement
    const isAtEnd =
      window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2
    const line = window.scrollY + window.innerHeight * READING_LINE
    const index = activeHeadingIndex(tops, line, isAtEnd)
    // The first section is current before it is reached, too.
    rail.toggleAttribute(REACHED_ATTRIBUTE, isAtEnd || line >= (tops[0] ?? 0))
    const link = links[index] ?? null
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'location')
    marked = link
    if (link !== null) keepInView(rail, link)
  }
  const measure = () => {
    if (headings[0] === undefined || isLeaving(headings[0])) return
    tops = placeHiddenHeadings(
      headings.map((heading) =>
        heading.getClientRects().length === 0
          ? null
          : heading.getBoundingClientRect().top + window.scrollY,
      ),
    )
    mark()
  }
  const observer = new ResizeObserver(measure)
  // A filter of the article shows and hides entries, and adds its own.
  const listObserver = new MutationObserver(() => {
    marked?.removeAttribute('aria-current')
    marked = null
    read()
    measure()
  })
  read()
  observer.observe(document.body)
  listObserver.observe(rail, { subtree: true, childList: true, attributeFilter: ['hidden'] })
  window.addEventListener('scroll', mark, { passive: true, signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    listObserver.disconnect()
    marked?.removeAttribute('aria-current')
  })
}

/** What an entry leads to. A step has a position before it is laid out, its heading only after. */
function headingOf({ hash }: HTMLAnchorElement): Element | null {
  const heading = document.getElementById(idOfHash(hash) ?? '')
  return heading?.closest(`.${STEP_CLASS}`) ?? heading
}

/**
 * Hidden headings take the position of the next visible one, so that they are never the one being read.
 * @param tops null for hidden headings
 */
function placeHiddenHeadings(tops: readonly (number | null)[]): number[] {
  return tops.map((_, index) => {
    const next = tops.slice(index).find((top) => top !== null)
    return next ?? Number.POSITIVE_INFINITY
  })
}

/**
 * The heading the reader is at: the last one above the line, or the first when none is.
 * @param tops distances of the headings from the top of the document, ascending, in CSS pixels
 * @param line where reading happens, in the same measure
 * @param isAtEnd whether the page cannot scroll further: then the last heading counts
 * @returns its index, or -1 when there are none
 */
export function activeHeadingIndex(
  tops: readonly number[],
  line: number,
  isAtEnd: boolean,
): number {
  const below = isAtEnd ? -1 : tops.findIndex((top) => top > line)
  return below === -1 ? tops.length - 1 : Math.max(0, below - 1)
}
