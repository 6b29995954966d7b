import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import {
  focusWithoutScroll,
  lockScroll,
  unlockScroll,
} from '../../../lib/browser/page/focus-and-scroll'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'

/**
 * Opens a modal dialog when the component mounts. Escape, Back, and Forward close the dialog. Focus then returns to
 * `opener`, or goes to the main content if `opener` is gone or hidden.
 * @returns a function that closes the dialog
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  opener: HTMLElement,
  onClose: () => void,
): () => void {
  const close = useCallback(() => dialog.current?.close(), [dialog])

  useLayoutEffect(() => {
    const element = dialog.current
    // When the dialog closes, the browser returns focus to the element that had focus when the dialog opened. Focus the
    // opener now, because not every browser focuses a clicked link.
    if (opener.getClientRects().length > 0) opener.focus({ preventScroll: true })
    element?.showModal()
    lockScroll()
    return () => {
      element?.close()
      unlockScroll()
    }
  }, [dialog, opener])

  useEffect(() => {
    const element = dialog.current
    const handleClose = () => {
      // In Strict Mode, the first mount's close event arrives after the second mount has opened the dialog again.
      if (element?.open) return
      const { activeElement, body } = document
      const isLost = activeElement === body || element?.contains(activeElement)
      const main = document.getElementById(ELEMENT_IDS.main)
      if (isLost && main !== null) focusWithoutScroll(main)
      onClose()
    }
    const ended = new AbortController()
    const { signal } = ended
    element?.addEventListener('close', handleClose, { signal })
    window.addEventListener('popstate', close, { signal })
    // Close when the reader leaves, because the browser may later restore the page from its cache with the dialog open.
    window.addEventListener('pagehide', close, { signal })
    return () => ended.abort()
  }, [dialog, close, onClose])

  return close
}
