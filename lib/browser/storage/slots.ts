import * as STORAGE_KEYS from '../../site/storage-keys'
import { createStorageSlot, parseOneOf, parseTextList, parseTextRecord } from './storage'

/** Paths of the sidebar sections the reader left open. */
export const openSectionsSlot = createStorageSlot(
  STORAGE_KEYS.sidebarState,
  parseTextList,
  JSON.stringify,
)

/** The chosen tab of each group, such as `{ os: 'Linux' }`. */
export const tabChoiceSlot = createStorageSlot(
  STORAGE_KEYS.tabChoice,
  parseTextRecord,
  JSON.stringify,
)

/** Whether long lines of code go on below; they do unless the reader turned that off. */
export const codeWrapSlot = createStorageSlot(STORAGE_KEYS.codeWrap, parseOneOf(['off']))

/** What the reader filled in on the guides that share a set of placeholders; never a secret. */
export function readerValuesSlot(set: string) {
  return createStorageSlot(`${STORAGE_KEYS.readerValues}.${set}`, parseTextRecord, JSON.stringify)
}

/** Heading ids of the steps the reader ticked on a page. */
export function doneStepsSlot(path: string) {
  return createStorageSlot(`${STORAGE_KEYS.doneSteps}.${path}`, parseTextList, JSON.stringify)
}

const anyText = (text: string): string | null => text || null

/** Id of the announcement bar the reader has seen. */
export const announcementIdSlot = createStorageSlot(STORAGE_KEYS.announcementId, anyText)

export const announcementDismissedSlot = createStorageSlot(
  STORAGE_KEYS.announcementDismissed,
  parseOneOf(['true', 'false']),
)

/** Name of the docs version the reader reads, specification §4. */
export const preferredDocsVersionSlot = createStorageSlot(
  STORAGE_KEYS.preferredDocsVersion,
  anyText,
)
