import { isRecord } from '../../content/is-record'
import type { SidebarItem } from '../../content/navigation/navigation'
import { sectionFile } from '../../content/pages/routes'
import { withBasePath } from '../../content/settings/base-path'

const loaded = new Map<string, readonly SidebarItem[]>()

/**
 * Loads the items of a closed section of the sidebar, once per visit.
 * @throws when the file cannot be loaded or holds something else; the next call tries again
 */
export async function loadSection(path: string): Promise<readonly SidebarItem[]> {
  const known = loaded.get(path)
  if (known !== undefined) return known
  const response = await fetch(withBasePath(sectionFile(path)))
  if (!response.ok) throw new Error(`${path}: answered ${response.status}`)
  const value: unknown = await response.json()
  if (!isItemList(value)) throw new Error(`${path}: the answer holds no list of pages`)
  loaded.set(path, value)
  return value
}

function isItemList(value: unknown): value is readonly SidebarItem[] {
  return Array.isArray(value) && value.every(isItem)
}

function isItem(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { label, path, items } = value
  const hasWords = typeof label === 'string' && typeof path === 'string'
  return hasWords && (items === undefined || isItemList(items))
}
