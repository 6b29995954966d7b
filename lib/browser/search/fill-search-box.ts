import { warmUpSearchClient } from '../../search/load-search-client'
import { ELEMENT_IDS, SEARCH_OPENER_ATTRIBUTE } from '../../site/element-ids'
import { MESSAGES } from '../../site/messages'
import * as SEARCH_BOX from '../../site/search-box'
import { allowsPrefetch, INTENTS } from '../navigation/connection'
import { focusQuietly } from '../page/focus-quietly'
import { lockScroll, unlockScroll } from '../page/scroll-lock'
import { showPartStatus } from '../parts/part-status'
import { loadSearchPart } from './load-search-part'
import { openSearchBox, tellReady } from './open-search-box'

let isFilled = false

/** Fills the search box whenever it opens, and loads what that takes when the reader is about to search. */
export function fillSearchBox(): void {
  const handleIntent = ({ target }: Event) => {
    const opener = target instanceof Element && target.closest(`[${SEARCH_OPENER_ATTRIBUTE}]`)
    if (!opener || !allowsPrefetch()) return
    void warmUpSearchClient()
    // Opening the box tries again, and tells of it.
    loadSearchPart().catch(() => undefined)
  }
  for (const type of INTENTS) document.addEventListener(type, handleIntent, { passive: true })
  document.addEventListener(SEARCH_BOX.opened, fillOpenBox)
  // It may be open before this runs.
  fillOpenBox()
}

function fillOpenBox(): void {
  const box = openSearchBox()
  const place = box?.lastElementChild
  if (!box || !place || isFilled) return
  isFilled = true
  lockScroll()
  void warmUpSearchClient().then(() => {
    // Who has typed has an answer first.
    if (box.querySelector('input')?.value === '') tellReady()
  })
  const end = new AbortController()
  const { signal } = end
  closeFromOutside(box, signal)
  const endStatus = showPartStatus({
    label: 'Search',
    advice: MESSAGES.checkConnection,
    load: loadSearchPart,
    place: (host) => place.append(host),
    onLoad(drawSearch) {
      const takeAway = drawSearch(box, place)
      signal.addEventListener('abort', takeAway)
    },
    // The next key, or the network, may help.
    onFail(retry) {
      box.addEventListener('input', retry, { signal })
      window.addEventListener('online', retry, { signal })
    },
  })
  const handleClose = () => {
    // It may be open again before it tells that it was closed.
    if (box.open) return
    isFilled = false
    end.abort()
    endStatus()
    unlockScroll()
    const main = document.getElementById(ELEMENT_IDS.main)
    if (document.activeElement === document.body && main !== null) focusQuietly(main)
  }
  box.addEventListener('close', handleClose, { signal })
}

/** A click outside closes the box, and so does leaving: the page may come back from the browser's cache as it was left. */
function closeFromOutside(box: HTMLDialogElement, signal: AbortSignal): void {
  const close = () => box.close()
  let isPressedOutside = false
  const handlePress = ({ target }: Event) => {
    isPressedOutside = target === box
  }
  const handleClick = ({ target }: Event) => {
    if (isPressedOutside && target === box) close()
  }
  box.addEventListener('mousedown', handlePress, { signal })
  box.addEventListener('click', handleClick, { signal })
  window.addEventListener('pagehide', close, { signal })
}
