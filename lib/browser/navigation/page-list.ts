import { PAGE_LIST_FILE } from '../../content/pages/addresses'
import { withBasePath } from '../../content/settings/base-path'

/** A page in the list of all pages. */
export type ListedPage = {
  readonly path: string
  readonly title: string
  readonly description: string
}

let list: Promise<readonly ListedPage[]> | undefined

/**
 * Loads the list of all pages, once per visit.
 * @throws when it cannot be loaded; the next call tries again
 */
export function loadPageList(): Promise<readonly ListedPage[]> {
  list ??= fetchPageList().catch((error: unknown) => {
    list = undefined
    throw error
  })
  return list
}

async function fetchPageList(): Promise<readonly ListedPage[]> {
  const response = await fetch(withBasePath(PAGE_LIST_FILE))
  if (!response.ok) throw new Error(`The list of pages answered ${response.status}.`)
  const value: unknown = await response.json()
  if (!Array.isArray(value)) throw new Error('The list of pages is not a list.')
  return value.filter(isListedPage)
}

function isListedPage(value: unknown): value is ListedPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    (['path', 'title', 'description'] as const).every(
      (key) => typeof Reflect.get(value, key) === 'string',
    )
  )
}
