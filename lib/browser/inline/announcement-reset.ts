import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as STORAGE_KEYS from '../../site/storage-keys'

/**
 * Hides the announcement bar when the reader has dismissed this announcement. One with another id shows, and the old
 * dismissal is forgotten (§4).
 */
export function resetAnnouncement(id: string): void {
  try {
    if (localStorage.getItem(STORAGE_KEYS.announcementId) !== id) {
      localStorage.removeItem(STORAGE_KEYS.announcementId)
      localStorage.removeItem(STORAGE_KEYS.announcementDismissed)
    } else if (localStorage.getItem(STORAGE_KEYS.announcementDismissed) === 'true') {
      document.documentElement.setAttribute(ROOT_ATTRIBUTES.announcementDismissed, '')
    }
  } catch {
    // Without storage nothing was dismissed.
  }
}
