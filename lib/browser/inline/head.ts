// The script in the head, before the style sheets, for everything that must happen before the first paint.

import type { InlineOptions } from '../../content/settings/inline-options'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as STORAGE_KEYS from '../../site/storage-keys'
import { dropMalformedHash, goToCleanPath, showCleanPath } from './clean-url'
import { forget, prepareColorMode, storedValue } from './color-mode'
import { listenForSearchBeforeHydration } from './search-opener'

/** The build inserts the values. */
declare const INLINE_OPTIONS: InlineOptions
/** Whether the script belongs to the not-found page, which hosts serve at any unknown URL. */
declare const IS_NOT_FOUND: boolean

const root = document.documentElement
prepareColorMode(INLINE_OPTIONS.defaultMode)
if (INLINE_OPTIONS.announcementId !== null) resetAnnouncement(INLINE_OPTIONS.announcementId)
if (INLINE_OPTIONS.announcementEnd !== null && Date.now() >= INLINE_OPTIONS.announcementEnd)
  root.setAttribute(ROOT_ATTRIBUTES.announcementDismissed, '')
try {
  // Apply the chosen operating system before the tabs hydrate.
  const { os }: { readonly os?: string } = JSON.parse(storedValue(STORAGE_KEYS.tabChoice) ?? '{}')
  if (os) root.setAttribute(ROOT_ATTRIBUTES.operatingSystem, os)
} catch {
  // Without a valid choice, the tabs show their default.
}
if (storedValue(STORAGE_KEYS.codeWrap) === 'off') root.setAttribute(ROOT_ATTRIBUTES.noWrap, '')
if (IS_NOT_FOUND) goToCleanPath()
else showCleanPath()
dropMalformedHash()
listenForSearchBeforeHydration()

/** Hides the announcement bar if the reader has dismissed this announcement. A new id cancels an old dismissal (§4). */
function resetAnnouncement(id: string): void {
  if (storedValue(STORAGE_KEYS.announcementId) !== id) {
    forget(STORAGE_KEYS.announcementId)
    forget(STORAGE_KEYS.announcementDismissed)
  } else if (storedValue(STORAGE_KEYS.announcementDismissed) === 'true')
    root.setAttribute(ROOT_ATTRIBUTES.announcementDismissed, '')
}
