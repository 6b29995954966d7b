import { INDEX_LIMITS_MS } from '../../site/constants'
import {
  isTextsFile,
  isTitlesFile,
  type TextsFile,
  TITLES_FILE,
  type TitlesFile,
  textsFile,
} from '../index-payload'
import { SearchError } from '../search-client'

const GONE = 404

/** A file that does not exist, such as one that a newer build has replaced. */
export class FileGone extends SearchError {}

export function loadTitles(basePath: string, cache: RequestCache): Promise<TitlesFile> {
  return loadFile(basePath + TITLES_FILE, cache, isTitlesFile)
}

/**
 * @param hash of the file, as the titles say
 * @throws FileGone when a release in between has replaced it
 */
export function loadTexts(basePath: string, hash: string): Promise<TextsFile> {
  return loadFile(basePath + textsFile(hash), 'default', isTextsFile)
}

async function loadFile<File>(
  url: string,
  cache: RequestCache,
  isFile: (value: unknown) => value is File,
): Promise<File> {
  const value = parse(url, await fetchText(url, cache))
  if (isFile(value)) return value
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
async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const fetching = new AbortController()
  const giveUp = () => fetching.abort(new Error(`${url}: no response in time.`))
  let limit = setTimeout(giveUp, INDEX_LIMITS_MS.response)
  try {
    const response = await fetch(url, { cache, signal: fetching.signal })
    clearTimeout(limit)
    limit = setTimeout(giveUp, INDEX_LIMITS_MS.file)
    if (response.ok) return await response.text()
    const ErrorOfStatus = response.status === GONE ? FileGone : SearchError
    throw new ErrorOfStatus('network', `${url}: answered ${response.status}.`)
  } catch (cause) {
    if (cause instanceof SearchError) throw cause
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new SearchError('network', message, { cause })
  } finally {
    clearTimeout(limit)
  }
}
