/**
 * Makes a new entry of the history one that Next's router understands, should the reader come back to it later: it
 * passes over others, and the page would not be that of the address.
 * @returns whether the entry is new
 */
export function markHistoryEntry(): boolean {
  if (history.state) return false
  const url = location.pathname + location.search
  history.replaceState({ __N: true, options: {}, url, as: url + location.hash }, '')
  return true
}
