import { INDEX_LIMITS_MS } from '../../site/constants'
import { SearchError } from '../search-client'
import { INDEX_FILE, isSearchIndex, type SearchIndex } from '../search-index'

/** @throws SearchError when the index cannot be had, or is that of another release */
export async function loadIndex(basePath: string): Promise<SearchIndex> {
  const url = basePath + INDEX_FILE
  const value = parse(url, await fetchText(url))
  if (isSearchIndex(value)) return value
  throw new SearchError('protocol', `${url}: the file is something else.`)
}

function parse(url: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SearchError('protocol', `${url}: the file is incomplete.`, { cause })
  }
}

/** Gives up on a server that takes the request and stays silent: the browser itself would wait for minutes. */
async function fetchText(url: string): Promise<string> {
  const fetching = new AbortController()
  const giveUp = () => fetching.abort(new Error(`${url}: no response in time.`))
  let limit = setTimeout(giveUp, INDEX_LIMITS_MS.response)
  try {
    const response = await fetch(url, { signal: fetching.signal })
    clearTimeout(limit)
    limit = setTimeout(giveUp, INDEX_LIMITS_MS.file)
    if (response.ok) return await response.text()
    throw new Error(`${url}: answered ${response.status}.`)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new SearchError('network', message, { cause })
  } finally {
    clearTimeout(limit)
  }
}
