import { type RefObject, useEffect } from 'react'
import { moveFocusOut } from '../../lib/browser/page/focus'
import { announcementDismissedSlot, announcementIdSlot } from '../../lib/browser/storage/slots'
import { siteConfig } from '../../lib/content/settings/site-config'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'

/**
 * Hides the announcement bar once it is dismissed, here or in another tab (§4).
 * @returns the function that dismisses it until there is another announcement
 */
export function useDismissal(bar: RefObject<HTMLElement | null>): () => void {
  useEffect(
    () =>
      announcementDismissedSlot.subscribe(() => {
        const isDismissed = announcementDismissedSlot.get() === 'true'
        if (isDismissed && bar.current !== null) moveFocusOut(bar.current)
        document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.announcementDismissed, isDismissed)
      }),
    [bar],
  )
  return dismiss
}

function dismiss(): void {
  announcementIdSlot.set(siteConfig.announcementBar?.id ?? null)
  announcementDismissedSlot.set('true')
}
