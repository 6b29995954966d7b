import { announcementDismissedSlot, announcementIdSlot } from '../../lib/browser/storage/slots'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'
import { Icon } from '../ui/Icon'
import styles from './AnnouncementBar.module.css'
import { useAnnouncementSync } from './useAnnouncementSync'

/** The configured announcement. It stands in the HTML; a dismissed one is hidden by its attribute on the root. */
export function AnnouncementBar() {
  const bar = siteConfig.announcementBar
  useAnnouncementSync()
  if (bar === null) return null
  const handleDismiss = () => {
    announcementIdSlot.set(bar.id)
    announcementDismissedSlot.set('true')
    document.documentElement.setAttribute(ROOT_ATTRIBUTES.announcementDismissed, '')
  }
  return (
    <aside className={styles.bar} aria-label="Announcement">
      <p>
        {bar.content}{' '}
        {bar.link !== null && <a href={withBasePath(bar.link.href)}>{bar.link.label}</a>}
      </p>
      {bar.isDismissible && (
        <button
          type="button"
          className={styles.close}
          aria-label="Dismiss announcement"
          data-early-click=""
          onClick={handleDismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}
