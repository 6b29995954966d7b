/**
 * Gives headings that are not shown the place of the next one that is: they are never the one being read.
 * @param tops null for headings that are not shown
 */
export function placeHiddenHeadings(tops: readonly (number | null)[]): number[] {
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
