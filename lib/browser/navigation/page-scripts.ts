export const SCRIPT_LIST_ID = 'page-scripts'

/** Addresses of scripts, as the document lists them. */
export type PageScripts = {
  /** The reading script. */
  readonly reading: string
  /** Whether the page itself is made by React, so that it starts unasked. */
  readonly isApp: boolean
  /** What Next, React and the router need to start, in order. */
  readonly scripts: readonly string[]
  /** Says which files each page of the site needs. */
  readonly manifest: string
}

/**
 * Reads the document's list of scripts.
 * @throws when the document has none
 */
export function pageScripts(): PageScripts {
  const list: PageScripts = JSON.parse(document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '')
  return list
}
