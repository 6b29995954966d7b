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

/** Headings that are hidden are left out. Positions are measured when the page's size changes, not at each scroll. */
export function useActiveHeading(entries: readonly Heading[]): ActiveHeading {
  const [active, setActive] = useState(NONE)
  useEffect(() => {
    /** From top to bottom. `top` is the distance from the top of the document, in CSS pixels. */
    let headings: readonly { readonly id: string; readonly top: number }[] = []
    const measure = () => {
      headings = entries.flatMap(({ id }) => {
        const box = document.getElementById(id)?.getClientRects()[0]
        return box === undefined ? [] : [{ id, top: box.top + window.scrollY }]
      })
    }
    const update = () => {
      const { scrollY, innerHeight } = window
      const { scrollHeight } = document.documentElement
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
      const line = isAtEnd ? Number.POSITIVE_INFINITY : scrollY + innerHeight * READING_LINE
      const reached = headings.findLast(({ top }) => top <= line)
      const id = (reached ?? headings[0])?.id ?? null
      const isReached = reached !== undefined
      setActive((last) =>
        last.id === id && last.isReached === isReached ? last : { id, isReached },
      )
    }
    const observer = new ResizeObserver(() => {
      measure()
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
