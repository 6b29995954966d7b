import { useEffect } from 'react'
import { announcementDismissedSlot, announcementIdSlot } from '../../lib/browser/storage/slots'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'
import { Icon } from '../ui/Icon'
import styles from './AnnouncementBar.module.css'

/**
 * The configured announcement. It stands in the HTML; a dismissed one is hidden by an attribute on the root, which the
 * head script sets (lib/browser/inline/announcement-reset.ts).
 */
export function AnnouncementBar() {
  const bar = siteConfig.announcementBar
  useEffect(() => announcementDismissedSlot.listen((value) => hide(value === 'true')), [])
  if (bar === null) return null
  const handleDismiss = () => {
    announcementIdSlot.set(bar.id)
    announcementDismissedSlot.set('true')
    hide(true)
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

function hide(isHidden: boolean): void {
  document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.announcementDismissed, isHidden)
}
