import { isRecord } from '../../content/is-record'
import { currentEntry, keepOnEntry, readFromEntry } from './entry-state'

const NAME = 'place'
/** Blocks that identify a place; no code adds any to an article on screen. */
const BLOCKS = 'main .prose > *, main .step > *'
/** Below the navbar, first to last: between two blocks there is a gap. */
const LOOKED_AT_PX = [80, 100, 120, 140, 160, 180, 200]

/** Keeps where the reader is on the current entry: pixels from the top would be others once all of a page is laid out. */
export function keepReadingPlace(): void {
  if (currentEntry() === null) return
  const middle = document.querySelector('main .prose')?.getBoundingClientRect()
  const x = middle === undefined ? 0 : middle.x + middle.width / 2
  const block = LOOKED_AT_PX.map((y) => document.elementFromPoint(x, y)?.closest(BLOCKS)).find(
    (found) => found != null,
  )
  const isAtTop = window.scrollY === 0 || block === undefined || block === null
  keepOnEntry(
    NAME,
    isAtTop
      ? null
      : {
          block: [...document.querySelectorAll(BLOCKS)].indexOf(block),
          below: block.getBoundingClientRect().top,
        },
  )
}

/** Whether it is known where the reader was on the current entry. */
export function hasReadingPlace(): boolean {
  return readPlace() !== null
}

/** Scrolls to where the reader was on the current entry, if that is known. */
export function goToReadingPlace(): void {
  const place = readPlace()
  const block = place && document.querySelectorAll(BLOCKS)[place.block]
  if (!block) return
  const top = block.getBoundingClientRect().top - place.below
  window.scrollBy({ top, behavior: 'instant' })
}

function readPlace(): { readonly block: number; readonly below: number } | null {
  const place = readFromEntry(NAME)
  if (!isRecord(place)) return null
  const { block, below } = place
  return typeof block === 'number' && typeof below === 'number' ? { block, below } : null
}
