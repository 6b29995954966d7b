import { type RefObject, useCallback, useEffect, useState } from 'react'
import { listenForSearch, toggleSearchBox } from '../../lib/browser/inline/search-opener'
import type { Product } from '../../lib/site/products'
import { useModalDialog } from '../ui/useModalDialog'
import { NO_SEARCH, type SearchState } from './useSearchSession'

export type SearchBoxState = {
  readonly isOpen: boolean
  /** Key of the content: each opening renders new content, even if one update closes and reopens the box. */
  readonly openings: number
  readonly text: string
  readonly product: Product | null
  readonly search: SearchState
  /** Id of the hit that the reader moved to. While it is null, the first hit is active. */
  readonly chosen: string | null
}

const CLOSED: SearchBoxState = {
  isOpen: false,
  openings: 0,
  text: '',
  product: null,
  search: NO_SEARCH,
  chosen: null,
}

/**
 * Opens and closes the search box (§2).
 * @param onOpen starts loading the content of the open box
 */
export function useSearchBox(dialog: RefObject<HTMLDialogElement | null>, onOpen: () => void) {
  const [state, setState] = useState(CLOSED)
  const { isOpen } = state
  const update = useCallback(
    (change: Partial<SearchBoxState>) => setState((last) => ({ ...last, ...change })),
    [],
  )
  /**
   * Updates `state` from the dialog and its input, which also work before hydration: not with `useEarlyInput`, which
   * would not report a box that is open but empty.
   */
  const readDialog = useCallback(() => {
    const text = dialog.current?.querySelector('input')?.value ?? ''
    const isDialogOpen = dialog.current?.open === true
    setState((last) => {
      if (!isDialogOpen) return { ...CLOSED, openings: last.openings }
      if (last.isOpen && text === last.text) return last
      return { ...last, isOpen: true, text, chosen: null }
    })
  }, [dialog])

  useEffect(() => {
    const listening = new AbortController()
    const handleOpen = (opener?: HTMLElement) => {
      toggleSearchBox(opener)
      if (dialog.current?.open) setState(({ openings }) => ({ ...CLOSED, openings: openings + 1 }))
      readDialog()
      return true
    }
    listenForSearch(handleOpen, listening.signal)
    readDialog()
    return () => listening.abort()
  }, [dialog, readDialog])

  useEffect(() => {
    if (isOpen) onOpen()
  }, [isOpen, onOpen])

  const close = useModalDialog(dialog, isOpen)
  return { state, update, readDialog, close }
}
