import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as STORAGE_KEYS from '../../site/storage-keys'
import { forget, stored } from './stored'

/**
 * Hides the announcement bar when the reader has dismissed this announcement. One with another id shows, and the old
 * dismissal is forgotten (§4).
 */
export function resetAnnouncement(id: string): void {
  if (stored(STORAGE_KEYS.announcementId) !== id) {
    forget(STORAGE_KEYS.announcementId)
    forget(STORAGE_KEYS.announcementDismissed)
  } else if (stored(STORAGE_KEYS.announcementDismissed) === 'true')
    document.documentElement.setAttribute(ROOT_ATTRIBUTES.announcementDismissed, '')
}
