import { FILE_LIMIT_MS } from '../../site/constants'
import { withBasePath } from './base-path'

/** The site has changed since the page was opened: the server responds, but lacks a file of the page's release. */
export class OutdatedError extends Error {}

/**
 * Loads a file of this site in a browser, by its path without base path. Gives up after FILE_LIMIT_MS: a browser's own
 * timeout for a silent server takes minutes.
 * @throws an OutdatedError for status 4xx, or a page instead of the file; another error for status 5xx, or no response
 */
export async function loadFile(path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
  const url = withBasePath(path)
  const response = await fetch(url, { method, signal: AbortSignal.timeout(FILE_LIMIT_MS) })
  if (response.status >= 500) throw new Error(`${url}: status ${response.status}.`)
  const isPage = response.headers.get('content-type')?.includes('html')
  if (!response.ok || isPage) throw new OutdatedError(url)
  return response
}

/** Rejects with an OutdatedError if the server has another release, otherwise with `error`, as of a busy server. */
export async function explainFailedImport(error: unknown): Promise<never> {
  // Only this file has a name that no other release has.
  await loadFile(`/_next/static/${window.__NEXT_DATA__.buildId}/_buildManifest.js`, 'HEAD')
  throw error
}

const requests = new Map<string, Promise<unknown>>()

/** Loads a JSON list once, after a failure again. Throws like `loadFile`, or if it is not a list of such items. */
export async function loadOnce<Item>(
  path: string,
  isItem: (value: unknown) => value is Item,
): Promise<readonly Item[]> {
  const request = requests.get(path) ?? loadFile(path).then((response) => response.json())
  requests.set(path, request)
  try {
    const value = await request
    if (!Array.isArray(value) || !value.every(isItem)) throw new Error(`${path} is malformed.`)
    return value
  } catch (error) {
    requests.delete(path)
    throw error
  }
}
