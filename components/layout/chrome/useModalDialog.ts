import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { focusWithoutScroll } from '../../../lib/browser/page/focus'
import { lockScroll, unlockScroll } from '../../../lib/browser/page/scrolling'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'

/**
 * Opens a modal dialog when it mounts. The page behind it does not scroll. Escape, Android's back gesture, and every
 * change of the history entry close it; focus returns to the element that opened it, or to the main content.
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
    // On close, the browser returns focus to the element focused now. Not every browser focuses a link on click.
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
      // In Strict Mode, this event belongs to the first of two mounts.
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
    // The browser may later restore the page from its cache in the same state.
    window.addEventListener('pagehide', close, { signal })
    return () => ended.abort()
  }, [dialog, close, onClose])

  return close
}
