import { withBasePath } from '../../content/settings/base-path'

const requests = new Map<string, Promise<unknown>>()

/**
 * Loads a JSON list and keeps it until the document closes. After a failure, the next call loads the file again.
 * @param path without base path
 * @throws if the file cannot be loaded or is not a list of such items
 */
export async function loadOnce<Item>(
  path: string,
  isItem: (value: unknown) => value is Item,
): Promise<readonly Item[]> {
  const request = requests.get(path) ?? fetchJson(path)
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

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBasePath(path))
  if (!response.ok) throw new Error(`${path}: the server responded with status ${response.status}.`)
  return response.json()
}
