import { useEffect } from 'react'
import { announcementDismissedSlot } from '../../lib/browser/storage/slots'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'

/** Follows a dismissal of the announcement bar in another tab. */
export function useAnnouncementSync(): void {
  useEffect(
    () =>
      announcementDismissedSlot.listen((value) =>
        document.documentElement.toggleAttribute(
          ROOT_ATTRIBUTES.announcementDismissed,
          value === 'true',
        ),
      ),
    [],
  )
}
