import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { focusWithoutScroll } from '../../../lib/browser/page/focus'
import { lockScroll, unlockScroll } from '../../../lib/browser/page/scrolling'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'

/**
 * Shows a modal dialog as long as it is there. The page behind it does not scroll. Escape, the back gesture of Android,
 * and another entry of the history close it; focus returns to what opened it, or to the main content.
 * @returns the function that closes it
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  opener: HTMLElement,
  onClose: () => void,
): () => void {
  const close = useCallback(() => dialog.current?.close(), [dialog])

  useLayoutEffect(() => {
    const element = dialog.current
    // Not every browser focuses a link that is clicked; the dialog gives focus back to what has it now.
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
      // Under StrictMode, the event of the first of two mounts.
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
    // The page may come back from the browser's cache as it was left.
    window.addEventListener('pagehide', close, { signal })
    return () => ended.abort()
  }, [dialog, close, onClose])

  return close
}
