import { memo, useRef } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { EARLY_CLICK } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import styles from './AnnouncementBar.module.css'
import { useDismissal } from './useDismissal'

/**
 * The configured announcement. It stands in the HTML; a dismissed one is hidden by an attribute on the root, which the
 * head script sets before the first paint (lib/browser/inline/head.ts).
 */
export const AnnouncementBar = memo(function AnnouncementBar() {
  const element = useRef<HTMLElement>(null)
  const dismiss = useDismissal(element)
  const bar = siteConfig.announcementBar
  if (bar === null) return null
  return (
    <aside ref={element} className={styles.bar} aria-label="Announcement">
      <p>
        {bar.content}{' '}
        {bar.link !== null && <a href={withBasePath(bar.link.href)}>{bar.link.label}</a>}
      </p>
      {bar.isDismissible && (
        <button
          type="button"
          className={styles.close}
          aria-label="Dismiss announcement"
          onClick={dismiss}
          {...EARLY_CLICK}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
})
