import { useEffect, useState } from 'react'
import { arrivalTerms, forgetArrival } from '../../lib/browser/search/arrival-terms'
import type { Paint } from '../../lib/browser/search/highlight-arrival'

/** The name in the `::highlight()` rule in prose.css. */
const NAME = 'search-terms'

/** Highlights the search terms on a page that was reached from search (§2). */
export function ArrivalHighlight({ arrivedAt }: { readonly arrivedAt: number | null }) {
  const ranges = useArrivalRanges(arrivedAt)
  const hasHighlights = typeof Highlight !== 'undefined'
  useEffect(() => {
    if (!hasHighlights || ranges.length === 0) return
    CSS.highlights.set(NAME, new Highlight(...ranges))
    return () => void CSS.highlights.delete(NAME)
  }, [hasHighlights, ranges])
  return hasHighlights || ranges.length === 0 ? null : <Marks ranges={ranges} />
}

function useArrivalRanges(arrivedAt: number | null): readonly Range[] {
  const [ranges, setRanges] = useState<readonly Range[]>([])
  useEffect(() => {
    const terms = arrivedAt === null ? [] : arrivalTerms(window.location.pathname)
    if (terms.length === 0) return
    // Forget the words in a timer, so that the effect's second run in Strict Mode still finds them.
    const forgetting = window.setTimeout(forgetArrival)
    const end = highlight(terms, setRanges)
    return () => {
      window.clearTimeout(forgetting)
      end()
    }
  }, [arrivedAt])
  return ranges
}

/**
 * Loads the highlighting code only when needed, because most readers do not come from search.
 * @returns a function that ends the highlight
 */
function highlight(terms: readonly string[], paint: Paint): () => void {
  let hasEnded = false
  let end = () => {
    hasEnded = true
  }
  import('../../lib/browser/search/highlight-arrival').then(
    ({ highlightArrival }) => {
      if (!hasEnded) end = highlightArrival(terms, paint)
    },
    (error: unknown) => console.warn('The search terms could not be highlighted:', error),
  )
  return () => end()
}

/** Boxes over the words, for browsers without the CSS Custom Highlight API. */
function Marks({ ranges }: { readonly ranges: readonly Range[] }) {
  const [boxes, setBoxes] = useState<readonly DOMRect[]>([])
  useEffect(() => {
    const measuring = new ResizeObserver(() =>
      setBoxes(ranges.flatMap((range) => [...range.getClientRects()].map(onPage))),
    )
    measuring.observe(document.body)
    return () => measuring.disconnect()
  }, [ranges])
  return (
    <div className="search-marks" aria-hidden="true">
      {boxes.map(({ left, top, width, height }) => (
        <span key={`${left} ${top}`} style={{ left, top, width, height }} />
      ))}
    </div>
  )
}

function onPage({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left + window.scrollX, top + window.scrollY, width, height)
}
