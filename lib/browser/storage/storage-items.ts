import * as STORAGE_KEYS from '../../site/storage-keys'
import { createStorageItem, parseOneOf, parseTextList, parseTextRecord } from './storage'

/** Paths of the sidebar sections the reader left open. */
export const openSectionsItem = createStorageItem(
  STORAGE_KEYS.sidebarState,
  parseTextList,
  JSON.stringify,
)

/** The chosen tab of each group, such as `{ os: 'Linux' }`. */
export const tabChoiceItem = createStorageItem(
  STORAGE_KEYS.tabChoice,
  parseTextRecord,
  JSON.stringify,
)

/** Whether long lines of code wrap; they do unless the reader turned that off. */
export const codeWrapItem = createStorageItem(STORAGE_KEYS.codeWrap, parseOneOf(['off']))

/** Whether `/` opens search; it does unless the reader turned that off (WCAG 2.1.4). */
export const slashKeyItem = createStorageItem(STORAGE_KEYS.slashKey, parseOneOf(['off']))

/** Values that the reader entered on guides with the same set of placeholders; never a secret. */
export function readerValuesItem(set: string) {
  return createStorageItem(`${STORAGE_KEYS.readerValues}.${set}`, parseTextRecord, JSON.stringify)
}

/** Heading ids of the steps that the reader marked as done on a page. */
export function doneStepsItem(path: string) {
  return createStorageItem(`${STORAGE_KEYS.doneSteps}.${path}`, parseDoneSteps, JSON.stringify)
}

/** Earlier releases stored the time of each step under its id. */
function parseDoneSteps(text: string): readonly string[] | null {
  const timesById = parseTextRecord(text)
  return timesById === null ? parseTextList(text) : Object.keys(timesById)
}

const anyText = (text: string): string | null => text || null

/** Id of the announcement bar the reader has seen. */
export const announcementIdItem = createStorageItem(STORAGE_KEYS.announcementId, anyText)

export const announcementDismissedItem = createStorageItem(
  STORAGE_KEYS.announcementDismissed,
  parseOneOf(['true', 'false']),
)

/** Name of the docs version that the reader uses, specification §4. */
export const preferredDocsVersionItem = createStorageItem(
  STORAGE_KEYS.preferredDocsVersion,
  anyText,
)
