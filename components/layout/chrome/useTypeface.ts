import { useEffect, useLayoutEffect, useRef } from 'react'
import { allowsPrefetch } from '../../../lib/browser/inline/connection'
import * as ROOT_ATTRIBUTES from '../../../lib/site/root-attributes'

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
    document.fonts.load(TYPEFACE).then(afterFrame, () => undefined)
  }, [])
}

function show(isShown: boolean): void {
  document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.typeface, isShown)
}

/** The page is laid out then, and need not be once more to be measured. */
function afterFrame(): void {
  requestAnimationFrame(() => setTimeout(tryOn))
}

/** What holds lines, but for the contents of the page. */
const BLOCKS = 'main > :not(nav) :is(h1, h2, h3, p, li, td, th, dt, dd, pre, label, summary)'
/** Elements of a page that a slow processor lays out anew in a tenth of a second; longer ones wait for the next page. */
const MOST_ELEMENTS = 1500
/** In pixels: far less than a line. */
const MOST_MOVE = 4

function tryOn(): void {
  if (document.querySelectorAll('main *').length > MOST_ELEMENTS) return
  const blocks = [...document.querySelectorAll(BLOCKS)].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
  const before = blocks.flatMap(linesOf)
  show(true)
  const after = blocks.flatMap(linesOf)
  show(
    before.length === after.length &&
      before.every((top, index) => Math.abs(top - (after[index] ?? 0)) < MOST_MOVE),
  )
}

/** Distances of its lines from the top of the window: browsers count words that go to another line as moved. */
function linesOf(block: Element): number[] {
  const range = document.createRange()
  range.selectNodeContents(block)
  return [...range.getClientRects()].map(({ top }) => top)
}
