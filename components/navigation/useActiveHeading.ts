import type { Heading } from 'nextra'
import { useEffect, useState } from 'react'

/**
 * Distance of the reading line from the top of the viewport, as a share of the viewport's height. The reader has
 * reached the headings above the line.
 */
const READING_LINE = 0.25

export type ActiveHeading = {
  readonly id: string | null
  /** False if the first heading is active although the reader has not reached it. */
  readonly isReached: boolean
}

const NONE: ActiveHeading = { id: null, isReached: false }

/** Measures positions only when the page's size changes, because measuring at each scroll would be slow. */
export function useActiveHeading(entries: readonly Heading[]): ActiveHeading {
  const [active, setActive] = useState(NONE)
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => {
      const element = document.getElementById(id)
      return element === null ? [] : [{ id, element }]
    })
    let tops: readonly number[] = []
    const update = () => {
      if (tops.length === 0) return
      const { scrollY, innerHeight } = window
      const { scrollHeight } = document.documentElement
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
      const line = scrollY + innerHeight * READING_LINE
      const id = headings[activeHeadingIndex(tops, line, isAtEnd)]?.id ?? null
      const isReached = isAtEnd || line >= (tops[0] ?? 0)
      setActive((last) =>
        last.id === id && last.isReached === isReached ? last : { id, isReached },
      )
    }
    const observer = new ResizeObserver(() => {
      tops = placeHiddenHeadings(headings.map(({ element }) => topOf(element)))
      update()
    })
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [entries])
  return active
}

/** Distance from the top of the document, in CSS pixels; null when the element is hidden. */
function topOf(element: Element): number | null {
  if (element.getClientRects().length === 0) return null
  return element.getBoundingClientRect().top + window.scrollY
}

/**
 * Gives each hidden heading the position of the next visible heading, or infinity if there is none. The reader then
 * reaches both headings at once, and the visible one becomes active, because it comes last.
 * @param tops null for hidden headings
 */
function placeHiddenHeadings(tops: readonly (number | null)[]): number[] {
  return tops.map((_, index) => {
    const next = tops.slice(index).find((top) => top !== null)
    return next ?? Number.POSITIVE_INFINITY
  })
}

/**
 * Finds the last heading above the reading line, or the first heading if none is above the line.
 * @param tops distances of the headings from the top of the document, ascending, in CSS pixels
 * @param line position of the reading line, in the same unit
 * @param isAtEnd whether the page is scrolled to its end, which makes the last heading active
 * @returns the index of the heading, or -1 if no heading is visible
 */
function activeHeadingIndex(tops: readonly number[], line: number, isAtEnd: boolean): number {
  const below = isAtEnd ? -1 : tops.findIndex((top) => top > line)
  // Ignore the hidden headings after the last visible heading: they are at infinity.
  const last = tops.filter(Number.isFinite).length - 1
  return below === -1 ? last : Math.min(last, Math.max(0, below - 1))
}
