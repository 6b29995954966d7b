/** Whether Next's router may go to an entry of the history by itself; `as` is its address. */
type Decide = (entry: { readonly as: string }) => boolean
/** The part of Next's router that decides about going back and forward. */
type HistoryRouter = { readonly beforePopState: (decide: Decide) => void }

const always: Decide = () => true
let usual: Decide = always
let isThroughHistory = false

/**
 * Decides about going back and forward whenever nothing modal is open.
 * @returns the function that ends it
 */
export function decideHistory(router: HistoryRouter, decide: Decide): () => void {
  usual = (entry) => {
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

/**
 * While something modal is open, going back (or forward) closes it and does nothing else: the reader stays on the page,
 * at the same entry of the history.
 * @returns the function that ends it
 */
export function guardHistory(router: HistoryRouter, onLeave: () => void): () => void {
  const index = historyIndex()
  let isReturning = false
  const release = () => router.beforePopState(usual)
  router.beforePopState(() => {
    isReturning = true
    router.beforePopState(() => {
      release()
      return false
    })
    const now = historyIndex()
    // Going back is what nearly every reader does.
    window.history.go(index === null || now === null ? 1 : index - now)
    onLeave()
    return false
  })
  return () => {
    if (!isReturning) release()
  }
}

/** Index of the shown entry in the history, in browsers that tell. */
function historyIndex(): number | null {
  return 'navigation' in window ? (window.navigation.currentEntry?.index ?? null) : null
}
