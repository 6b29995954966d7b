/** Null in browsers that do not reveal the entries of the history; a reader who goes back there begins at the top. */
const navigation =
  typeof window !== 'undefined' && 'navigation' in window ? window.navigation : null

/** The entry of the history whose page is shown. */
let shown: NavigationHistoryEntry | null = null
/** Where the reader was when they left the current entry, in CSS pixels from the top of the document. */
let left = topOfEntry()
/** What the current entry keeps: it stays through reloads, and where storage is denied. */
let kept = left
/** Whether the history is on its way back to that entry, which is no change of page. */
let isReturning = false
/** Whether the change of page that is under way goes back or forward. */
let isThroughHistory = false

navigation?.addEventListener('currententrychange', ({ navigationType }) => {
  // Next replaces the entry of each page that it shows, which empties it.
  if (navigationType === 'replace') navigation.updateCurrentEntry({ state: kept })
  else if (navigationType !== null) left = kept = topOfEntry()
})

function topOfEntry(): number | null {
  const top = navigation?.currentEntry?.getState()
  return typeof top === 'number' ? top : null
}

export function noteShownEntry(): void {
  shown = navigation?.currentEntry ?? null
}

/** Keeps where the reader is, unless the history has gone to another entry whose page is not there yet. */
export function keepPosition(): void {
  if (navigation === null || shown === null || shown.key !== navigation.currentEntry?.key) return
  kept = window.scrollY
  navigation.updateCurrentEntry({ state: kept })
}

/** Whether it is known where the reader was on the current entry. */
export function hasKeptPosition(): boolean {
  return left !== null
}

/** Scrolls to where the reader was on the current entry, if that is known. */
export function goToKeptPosition(): void {
  if (left !== null) window.scrollTo({ top: left, behavior: 'instant' })
}

/**
 * Returns to the entry of the page on screen after the history has gone to another, so that the URL matches the page
 * again.
 * @returns the function that goes to the other entry anew; null when the history is where the page is
 */
export function returnToShownEntry(): (() => void) | null {
  const distance = distanceFromShown()
  if (distance === 0) return null
  isReturning = true
  window.history.go(-distance)
  return () => window.history.go(distance)
}

/** Goes back to the shown entry: what the reader did was meant for something else, such as an open dialog. */
export function stayAtShownEntry(): void {
  isReturning = true
  // Where the browser does not say, assume Back: it is by far the most common.
  window.history.go(-distanceFromShown() || 1)
}

/** Whether the history has just come back to the shown entry; true once. */
export function consumeReturn(): boolean {
  const isReturn = isReturning && distanceFromShown() === 0
  isReturning = false
  return isReturn
}

export function noteHistoryChange(): void {
  isThroughHistory = true
}

/** Whether the change of page that is complete now went back or forward; true once for each. */
export function consumeHistoryChange(): boolean {
  const wasThroughHistory = isThroughHistory
  isThroughHistory = false
  return wasThroughHistory
}

/** Entries from the shown one to the one that the history has gone to, negative for back; 0 where it is not known. */
function distanceFromShown(): number {
  const current = navigation?.currentEntry ?? null
  return current === null || shown === null ? 0 : current.index - shown.index
}
