import { siteConfig } from '../../content/settings/site-config'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { moveFocusOut } from '../page/move-focus-out'
import { announcementDismissedSlot, announcementIdSlot } from '../storage/slots'

/** Hides the announcement bar until there is another announcement. */
export function dismissAnnouncement(): void {
  announcementIdSlot.set(siteConfig.announcementBar?.id ?? null)
  announcementDismissedSlot.set('true')
  hide(true)
}

/** Follows what is dismissed in other tabs. */
export function followAnnouncement(): void {
  announcementDismissedSlot.listen((value) => hide(value === 'true'))
}

function hide(isHidden: boolean): void {
  const bar = isHidden ? document.querySelector('aside[aria-label="Announcement"]') : null
  if (bar !== null) moveFocusOut(bar)
  document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.announcementDismissed, isHidden)
}
