import { ELEMENT_IDS, SEARCH_OPENER_ATTRIBUTE } from '../../site/element-ids'

/** What readers point at before leaving: links to other pages, what is near them, and what React answers. */
const WAYS_ON = `a[href^="/"],header>*,#${ELEMENT_IDS.sidebar},main form`
/** A click on a link is the browser's own until the router is there; a press does not focus it visibly. */
const PRESSED_LINK = 'a[href^="/"]:not(:focus-visible)'
/** A pointer that only passes rests less; who presses sooner is served faster by the browser than by a router to come. */
const REST_MS = 50

/**
 * Listens for what readers do before they need the page's scripts.
 * @param handleAction is called at each action
 * @param handleGoingOn is called when it says that the reader is about to go on: not by a passing pointer, and not by a
 * press on a link, because the browser is on its way then, and would wait for the scripts
 */
export function watchReader(handleAction: () => void, handleGoingOn: () => void): void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const handleSign = (event: Event) => {
    const { type, target, key } = event as KeyboardEvent
    const way = (target as Element).closest?.(WAYS_ON)
    clearTimeout(rest)
    handleAction()
    // Search comes without the router. The Tab key leads to links; other keys scroll, type or search.
    if (way?.hasAttribute(SEARCH_OPENER_ATTRIBUTE) === false || key === 'Tab') {
      if (type === 'pointerover') rest = setTimeout(handleGoingOn, REST_MS)
      else if (!way?.matches(PRESSED_LINK)) handleGoingOn()
    }
  }
  // A finger is a pointer that rests.
  for (const type of ['pointerover', 'focusin', 'keydown']) addEventListener(type, handleSign)
}
