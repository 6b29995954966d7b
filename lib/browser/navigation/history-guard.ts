/** Whether Next's router may go to an entry of the history by itself; `as` is its address. */
type Decide = (entry: { readonly as: string }) => boolean
/** The part of Next's router that decides about going back and forward. */
type HistoryRouter = { readonly beforePopState: (decide: Decide) => void }

const always: Decide = () => true
let usual: Decide = always
let isThroughHistory = false
/** Index of the entry whose page is shown; null in browsers that do not reveal it. */
let shownIndex: number | null = null
/** Whether the history is on its way back to that entry, which is no change of page. */
let isReturning = false

/**
 * Decides about going back and forward whenever nothing modal is open.
 * @returns the function that ends it
 */
export function decideHistory(router: HistoryRouter, decide: Decide): () => void {
  usual = (entry) => {
    // The router does not ask about every return, so that this can be another entry.
    const isReturn = isReturning && historyIndex() === shownIndex
    isReturning = false
    if (isReturn) return false
    isThroughHistory = true
    return decide(entry)
  }
  router.beforePopState(usual)
  return () => {
    usual = always
    router.beforePopState(always)
  }
}

/**
 * Whether the change of page that is complete now went back or forward; true once for each. The router tells: it can
 * show the page before listeners of `popstate` are called.
 */
export function takeHistoryChange(): boolean {
  const wasThroughHistory = isThroughHistory
  isThroughHistory = false
  return wasThroughHistory
}

export function noteShownEntry(): void {
  shownIndex = historyIndex()
}

/**
 * Returns to the entry of the page that shows, after the page of another could not be loaded: the address tells again
 * what the reader sees.
 * @returns the function that goes to the other entry anew; null in browsers that do not reveal which entry is shown
 */
export function returnToShownEntry(): (() => void) | null {
  const index = historyIndex()
  if (index === null || shownIndex === null || index === shownIndex) return null
  const distance = index - shownIndex
  isThroughHistory = false
  isReturning = true
  window.history.go(-distance)
  return () => window.history.go(distance)
}

/**
 * While something modal is open, going back (or forward) closes it and does nothing else: the reader stays on the page,
 * at the same entry of the history.
 * @returns the function that ends it
 */
export function guardHistory(router: HistoryRouter, onLeave: () => void): () => void {
  noteShownEntry()
  const release = () => router.beforePopState(usual)
  router.beforePopState(() => {
    const index = historyIndex()
    release()
    isReturning = true
    // Going back is what nearly every reader does.
    window.history.go(index === null || shownIndex === null ? 1 : shownIndex - index)
    onLeave()
    return false
  })
  return release
}

/** Index of the shown entry in the history, in browsers that reveal it. */
function historyIndex(): number | null {
  return 'navigation' in window ? (window.navigation.currentEntry?.index ?? null) : null
}
