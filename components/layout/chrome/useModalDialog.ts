import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { focusWithoutScroll } from '../../../lib/browser/page/focus'
import { lockScroll, unlockScroll } from '../../../lib/browser/page/scrolling'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { useHistoryGuard } from '../../ui/useHistoryGuard'

/**
 * Shows a modal dialog as long as it is there. The page behind it does not scroll; Escape, and going back in the
 * history, close it; focus returns to what opened it, or to the main content.
 * @returns the function that closes it
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  opener: HTMLElement | null,
  onClose: () => void,
): () => void {
  const close = useCallback(() => {
    // First of all, so that the page takes focus again: while the dialog is modal, nothing outside of it can.
    dialog.current?.close()
    const { activeElement, body } = document
    const isLost = activeElement === body || dialog.current?.contains(activeElement)
    const main = document.getElementById(ELEMENT_IDS.main)
    if (isLost && main !== null) focusWithoutScroll(main)
    onClose()
  }, [dialog, onClose])

  useLayoutEffect(() => {
    const element = dialog.current
    // Not every browser focuses a link that is clicked; the dialog gives focus back to what has it now.
    if (opener?.getClientRects().length) opener.focus({ preventScroll: true })
    element?.showModal()
    lockScroll()
    return () => {
      element?.close()
      unlockScroll()
    }
  }, [dialog, opener])

  useHistoryGuard(true, close)

  useEffect(() => {
    const element = dialog.current
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const handleCancel = (event: Event) => {
      event.preventDefault()
      close()
    }
    const ended = new AbortController()
    const { signal } = ended
    element?.addEventListener('keydown', handleKey, { capture: true, signal })
    element?.addEventListener('cancel', handleCancel, { signal })
    // The page may come back from the browser's cache as it was left.
    window.addEventListener('pagehide', close, { signal })
    return () => ended.abort()
  }, [dialog, close])

  return close
}
