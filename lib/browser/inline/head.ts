// The script in the head, before the style sheets: what must be done before the first paint.

import type { InlineOptions } from '../../content/settings/inline-options'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as STORAGE_KEYS from '../../site/storage-keys'
import { dropMalformedHash, goToCleanPath, showCleanPath } from './clean-url'
import { forget, prepareColorMode, stored } from './color-mode'
import { listenForSearchBeforeReact } from './search-opener'

/** The build puts each of its values in. */
declare const INLINE_OPTIONS: InlineOptions
/** Whether the script belongs to the not-found page, which hosts serve at any URL. */
declare const IS_NOT_FOUND: boolean

const root = document.documentElement
prepareColorMode(INLINE_OPTIONS.defaultMode)
if (INLINE_OPTIONS.announcementId !== null) resetAnnouncement(INLINE_OPTIONS.announcementId)
if (INLINE_OPTIONS.announcementEnd !== null && Date.now() >= INLINE_OPTIONS.announcementEnd)
  root.setAttribute(ROOT_ATTRIBUTES.announcementDismissed, '')
try {
  // The chosen operating system shows before the tabs of the page are checked.
  const { os }: { readonly os?: string } = JSON.parse(stored(STORAGE_KEYS.tabChoice) ?? '{}')
  if (os) root.setAttribute(ROOT_ATTRIBUTES.operatingSystem, os)
} catch {
  // Nothing legible is stored: the tabs show what they show without a choice.
}
if (stored(STORAGE_KEYS.codeWrap) === 'off') root.setAttribute(ROOT_ATTRIBUTES.noWrap, '')
if (IS_NOT_FOUND) goToCleanPath()
else showCleanPath()
dropMalformedHash()
// The reader may press its keys as soon as there is something to see.
listenForSearchBeforeReact()

/**
 * Hides the announcement bar when the reader has dismissed this announcement. One with another id shows, and the old
 * dismissal is forgotten (§4).
 */
function resetAnnouncement(id: string): void {
  if (stored(STORAGE_KEYS.announcementId) !== id) {
    forget(STORAGE_KEYS.announcementId)
    forget(STORAGE_KEYS.announcementDismissed)
  } else if (stored(STORAGE_KEYS.announcementDismissed) === 'true')
    root.setAttribute(ROOT_ATTRIBUTES.announcementDismissed, '')
}
