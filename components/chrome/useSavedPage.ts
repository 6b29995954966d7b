import { useEffect, useReducer } from 'react'
import { PAGE_SAVED_EVENT } from '../../lib/content/pages/addresses'

/** In a preview, renders the page again when its writer has saved it. */
export function useSavedPage(): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    window.addEventListener(PAGE_SAVED_EVENT, renderAgain)
    return () => window.removeEventListener(PAGE_SAVED_EVENT, renderAgain)
  }, [])
}
