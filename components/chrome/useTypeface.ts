import { useEffect, useLayoutEffect, useRef } from 'react'
import { allowsPrefetch } from '../../lib/browser/inline/connection'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'

/** Name in the style sheet, in a size that does not matter. */
const TYPEFACE = '1em Geist'

/**
 * Loads the typeface, which no page waits for, and shows the text in it: at once where no line in view moves by that,
 * else from the next page on. Not under data-saver and on 2G: there the stand-in stays.
 * @param route of the page that shows
 */
export function useTypeface(route: string): void {
  const first = useRef(route)
  // With the next page, not before it: the page that the reader leaves must not move either.
  useLayoutEffect(() => {
    if (route !== first.current && document.fonts.check(TYPEFACE)) show(true)
  }, [route])
  useEffect(() => {
    if (!allowsPrefetch()) return
    // Without it the stand-in stays; the browser has logged the file.
    document.fonts.load(TYPEFACE).then(tryOn, () => undefined)
  }, [])
}

function show(isShown: boolean): void {
  document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.typeface, isShown)
}

function tryOn(): void {
  const before = linesInView()
  show(true)
  const after = linesInView()
  show(
    before.length === after.length &&
      before.every((top, index) => Math.abs(top - (after[index] ?? 0)) < MOST_MOVE),
  )
}

/** In pixels: far less than a line. */
const MOST_MOVE = 4

/** Distances of the lines of text in view from the top of the window, in pixels, but for the contents of the page. */
function linesInView(): number[] {
  const range = document.createRange()
  return [...document.querySelectorAll('main > :not(nav)')]
    .flatMap((part) => {
      range.selectNodeContents(part)
      return [...range.getClientRects()].map(({ top }) => top)
    })
    .filter((top) => top > 0 && top < window.innerHeight)
}
