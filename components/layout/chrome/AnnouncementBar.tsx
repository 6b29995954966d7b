import { memo, useEffect } from 'react'
import { moveFocusOut } from '../../../lib/browser/page/focus-and-scroll'
import {
  announcementDismissedItem,
  announcementIdItem,
} from '../../../lib/browser/storage/storage-items'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import * as ROOT_ATTRIBUTES from '../../../lib/site/root-attributes'
import { Icon } from '../../ui/Icon'
import { useStored } from '../../ui/useStored'

/** A dismissed announcement stays in the HTML; the root attribute that hides it is set before the first paint. */
export const AnnouncementBar = memo(function AnnouncementBar() {
  const bar = siteConfig.announcementBar
  const isDismissed = useStored(announcementDismissedItem) !== null
  useEffect(() => {
    if (isDismissed) document.documentElement.setAttribute(ROOT_ATTRIBUTES.announcementHidden, '')
  }, [isDismissed])
  if (bar === null) return null
  return (
    <aside className="announcement-bar" aria-label="Announcement">
      <p>
        {bar.content}{' '}
        {bar.link !== null && <a href={withBasePath(bar.link.href)}>{bar.link.label}</a>}
      </p>
      {bar.isDismissible && (
        <button
          type="button"
          className="needs-scripts"
          aria-label="Dismiss announcement"
          onClick={({ currentTarget }) => {
            announcementIdItem.set(bar.id)
            announcementDismissedItem.set('true')
            moveFocusOut(currentTarget)
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
})
