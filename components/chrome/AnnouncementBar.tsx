import { announcementDismissedSlot, announcementIdSlot } from '../../lib/browser/slots'
import { withBasePath } from '../../lib/config/base-path'
import siteConfig from '../../site.config'
import styles from './AnnouncementBar.module.css'
import { Icon } from './Icon'

/** Attribute on the root element while the bar is dismissed; the script in the head sets it before the first paint. */
export const DISMISSED_ATTRIBUTE = 'data-announcement-dismissed'

/** The configured announcement. It stands in the HTML; a dismissed one is hidden by its attribute on the root. */
export function AnnouncementBar() {
  const bar = siteConfig.announcementBar
  if (bar === null) return null
  const handleDismiss = () => {
    announcementIdSlot.set(bar.id)
    announcementDismissedSlot.set('true')
    document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, '')
  }
  return (
    <aside className={styles.bar} aria-label="Announcement">
      <p>
        {bar.content}{' '}
        {bar.link !== null && <a href={withBasePath(bar.link.href)}>{bar.link.label}</a>}
      </p>
      {bar.isDismissible && (
        <button type="button" className={styles.close} aria-label="Dismiss announcement" onClick={handleDismiss}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}
