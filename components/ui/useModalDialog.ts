import { type RefObject, useCallback, useEffect } from 'react'
import { takeLostFocus } from '../../lib/browser/page/focus-and-scroll'
import { useRouterEvent } from './useRouterEvent'

/**
 * Closes a modal dialog on Back, on Forward, and when the reader leaves the page: it would still be open on the next
 * page, and after the browser restores this page from its cache. A closing dialog returns focus to its opener; if the
 * opener is gone or hidden, the title gets the focus. Opening adds no history entry: Chrome on Android takes its Back
 * as a request to close the dialog, and elsewhere Back, after a link in the dialog, would lead to the same page.
 * @returns a function that closes the dialog
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
): () => void {
  const close = useCallback(() => dialog.current?.close(), [dialog])
  useRouterEvent('routeChangeStart', (_, { shallow }) => {
    if (!shallow) close()
  })
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener('pagehide', close)
    window.addEventListener('popstate', close)
    return () => {
      window.removeEventListener('pagehide', close)
      window.removeEventListener('popstate', close)
      takeLostFocus()
    }
  }, [isOpen, close])
  return close
}
