import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { ACTION_ATTRIBUTE, ACTIONS } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import styles from './AnnouncementBar.module.css'

/**
 * The configured announcement. It stands in the HTML; a dismissed one is hidden by an attribute on the root, which the
 * head script sets (lib/browser/inline/announcement-reset.ts).
 */
export function AnnouncementBar() {
  const bar = siteConfig.announcementBar
  if (bar === null) return null
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
          {...{ [ACTION_ATTRIBUTE]: ACTIONS.dismissAnnouncement }}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}
