import * as STORAGE_KEYS from '../../site/storage-keys'
import { createStorageItem, parseOneOf, parseTextList, parseTextRecord } from './storage'

/** The chosen tab in each group, such as `{ os: 'Linux' }`. */
export const tabChoiceItem = createStorageItem(STORAGE_KEYS.tabChoice, parseTextRecord)

/** `off` if the reader has turned off the `/` shortcut for search (WCAG 2.1.4). */
export const slashKeyItem = createStorageItem(STORAGE_KEYS.slashKey, parseOneOf(['off']))

/** Values that the reader entered on any page with this set of placeholders. Secrets are never stored. */
export function readerValuesItem(set: string) {
  return createStorageItem(`${STORAGE_KEYS.readerValues}.${set}`, parseTextRecord)
}

export function doneStepsItem(path: string) {
  return createStorageItem(`${STORAGE_KEYS.doneSteps}.${path}`, parseTextList)
}

const anyText = (text: string): string | null => text || null

export const announcementIdItem = createStorageItem(STORAGE_KEYS.announcementId, anyText)

export const announcementDismissedItem = createStorageItem(
  STORAGE_KEYS.announcementDismissed,
  parseOneOf(['true']),
)

/** Name of the docs version that the reader uses (§4). */
export const preferredDocsVersionItem = createStorageItem(
  STORAGE_KEYS.preferredDocsVersion,
  anyText,
)
