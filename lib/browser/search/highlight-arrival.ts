import { type FindMatches, matcherOf } from '../../search/engine/hits'
import { phraseOf } from '../../search/engine/tokenize'
import { ARRIVAL_HIGHLIGHT } from '../../site/constants'
import { setEntryNote } from '../navigation/history-entry'
import { openAround } from '../navigation/reveal-target'
import { isVisible } from '../page/focus-and-scroll'

/** The name in the `::highlight()` rule in prose.css. */
const NAME = 'search-terms'
const ROOTS = 'main > h1, main .prose'
const SKIPPED = 'script, style, svg, button, input, textarea, select, [aria-hidden="true"]'

/**
 * Highlights words in the title and the article (§2). If there are no matches yet, tries again, up to `maxTries` times
 * in all. Opens sections and tabs that hide the words. Escape clears the highlight for good, and so does a click that
 * is not on a link or control, such as a section's title. The page's text nodes, which React owns, stay unchanged.
 * @param leaving aborted when the reader leaves the page
 */
export function highlightArrival(terms: readonly string[], leaving: AbortSignal): void {
  if (leaving.aborted) return
  // Inflected forms match, too.
  const findMatches = matcherOf([terms.map(phraseOf)])
  const listening = new AbortController()
  const { signal } = listening
  let triesLeft: number = ARRIVAL_HIGHLIGHT.maxTries
  let timer: number | undefined

  const attempt = () => {
    triesLeft -= 1
    const roots = [...document.querySelectorAll(ROOTS)]
    const isReady = roots.some((root) => root.matches('.prose'))
    const ranges = isReady ? roots.flatMap((root) => findRanges(root, findMatches)) : []
    if (ranges.length > 0) {
      openHidden(ranges)
      CSS.highlights.set(NAME, new Highlight(...ranges))
    } else if (triesLeft > 0) timer = window.setTimeout(attempt, ARRIVAL_HIGHLIGHT.intervalMs)
  }
  const end = () => {
    window.clearTimeout(timer)
    listening.abort()
    CSS.highlights.delete(NAME)
  }
  const clear = () => {
    end()
    setEntryNote({})
  }
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a, summary, button, label, input'))) clear()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clear()
  }
  document.addEventListener('click', handleClick, { signal })
  document.addEventListener('keydown', handleKey, { signal })
  leaving.addEventListener('abort', end, { signal })
  attempt()
}

function findRanges(root: Element, findMatches: FindMatches): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  /** A run is a text node, or the text nodes of a name with `<wbr>` elements. Each run is searched as one text. */
  const runs: Text[][] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(SKIPPED)) continue
    if (node.previousSibling?.nodeName === 'WBR') runs.at(-1)?.push(node)
    else runs.push([node])
  }
  return runs.flatMap((run) => rangesIn(run, findMatches))
}

function rangesIn(nodes: readonly Text[], findMatches: FindMatches): Range[] {
  const placeOf = (index: number) => {
    let place = index
    for (const node of nodes) {
      if (place < node.length) return { node, place }
      place -= node.length
    }
    throw new RangeError(`Index ${index} is not in the text.`)
  }
  return findMatches(nodes.map(({ data }) => data).join('')).map(({ start, end }) => {
    const range = document.createRange()
    const [first, last] = [placeOf(start), placeOf(end - 1)]
    range.setStart(first.node, first.place)
    range.setEnd(last.node, last.place + 1)
    return range
  })
}

/** Opens whatever hides a match, unless the match is in a group of tabs that already shows another match. */
function openHidden(ranges: readonly Range[]): void {
  for (const range of ranges) {
    const parent = range.startContainer.parentElement
    if (parent === null || isVisible(parent)) continue
    const tabs = parent.closest('.tabs')
    const parents = ranges.flatMap(({ startContainer }) => startContainer.parentElement ?? [])
    const inTabs = parents.filter((element) => tabs?.contains(element))
    if (!inTabs.some(isVisible)) openAround(parent)
  }
}
