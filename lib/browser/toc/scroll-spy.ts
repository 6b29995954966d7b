import { STEP_CLASS } from '../../content/steps/contract'
import { isLeaving } from '../article/own-article'
import { idOfHash } from '../article/reveal-target'
import { keepInView } from '../sidebar/keep-in-view'

/** Share of the viewport's height, from its top, at which a heading counts as being read. */
const READING_LINE = 0.25

/** Of a rail whose reader is at a section already. */
export const REACHED_ATTRIBUTE = 'data-reached'

/**
 * Marks the entry of the heading the reader is at. Positions are measured when the article's size changes only.
 * @param rail list of links to headings
 * @returns the function that ends it
 */
export function spyOnScroll(rail: HTMLElement): () => void {
  const links = [...rail.querySelectorAll('a')]
  const headings = links
    .map(({ hash }) => document.getElementById(idOfHash(hash) ?? ''))
    .filter((heading) => heading !== null)
    // A step has its place before it is laid out, its heading only after.
    .map((heading) => heading.closest(`.${STEP_CLASS}`) ?? heading)
  let tops: number[] = []
  let marked: Element | null = null
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
  observer.observe(document.body)
  window.addEventListener('scroll', mark, { passive: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', mark)
    marked?.removeAttribute('aria-current')
  }
}

/**
 * Gives headings that are not shown the place of the next one that is: they are never the one being read.
 * @param tops null for headings that are not shown
 */
function placeHiddenHeadings(tops: readonly (number | null)[]): number[] {
  let next = Number.POSITIVE_INFINITY
  return [...tops]
    .reverse()
    .map((top) => {
      next = top ?? next
      return next
    })
    .reverse()
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
  if (tops.length === 0) return -1
  if (isAtEnd) return tops.length - 1
  const below = tops.findIndex((top) => top > line)
  if (below === -1) return tops.length - 1
  return Math.max(0, below - 1)
}
