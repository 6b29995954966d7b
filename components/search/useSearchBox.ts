import { type Dispatch, type RefObject, useCallback, useEffect, useReducer } from 'react'
import { allowsPrefetch, INTENTS } from '../../lib/browser/inline/connection'
import { listenForSearch, toggleSearchBox } from '../../lib/browser/inline/search-opener'
import {
  focusWithoutScroll,
  lockScroll,
  unlockScroll,
} from '../../lib/browser/page/focus-and-scroll'
import type { Product } from '../../lib/content/search/search-record'
import { ELEMENT_IDS, SEARCH_OPENER_ATTRIBUTE } from '../../lib/site/element-ids'
import { useRouterEvent } from '../ui/useRouterEvent'
import { NO_SEARCH, type SearchState } from './useSearchSession'

export type SearchBoxState = {
  readonly isOpen: boolean
  /** Key of the content: each opening renders new content, even if one update closes and reopens the box. */
  readonly openings: number
  readonly text: string
  /** The text that the reader pasted last; the input may contain only its start. */
  readonly pasted: string
  readonly product: Product | null
  readonly search: SearchState
  /** Id of the hit that the reader moved to. While it is null, the first hit is active. */
  readonly chosen: string | null
}

export type SearchBoxAction =
  | { readonly type: 'opened' }
  /** The current state of the dialog and its input. */
  | { readonly type: 'read'; readonly isOpen: boolean; readonly text: string }
  | { readonly type: 'pasted'; readonly text: string }
  | { readonly type: 'filtered'; readonly product: Product | null }
  | { readonly type: 'searched'; readonly search: SearchState }
  | { readonly type: 'chosen'; readonly hit: string }

const CLOSED: SearchBoxState = {
  isOpen: false,
  openings: 0,
  text: '',
  pasted: '',
  product: null,
  search: NO_SEARCH,
  chosen: null,
}

function reduce(state: SearchBoxState, action: SearchBoxAction): SearchBoxState {
  switch (action.type) {
    case 'opened':
      return { ...CLOSED, openings: state.openings + 1 }
    case 'read':
      if (!action.isOpen) return { ...CLOSED, openings: state.openings }
      if (state.isOpen && action.text === state.text) return state
      return { ...state, isOpen: true, text: action.text, chosen: null }
    case 'pasted':
      return { ...state, pasted: action.text }
    case 'filtered':
      return { ...state, product: action.product, chosen: null }
    case 'searched':
      return { ...state, search: action.search }
    case 'chosen':
      return { ...state, chosen: action.hit }
  }
}

export type SearchBoxControl = {
  readonly state: SearchBoxState
  readonly dispatch: Dispatch<SearchBoxAction>
  /** Updates `state` from the dialog and its input, which also work before hydration. */
  readonly readDialog: () => void
  readonly close: () => void
}

/**
 * Opens and closes the search box (§2). The box closes when the reader leaves the page. Otherwise, it would still be
 * open on the next page, and after the browser restores this page from its cache.
 * @param onOpen starts loading the content of the open box
 */
export function useSearchBox(
  dialog: RefObject<HTMLDialogElement | null>,
  onOpen: () => void,
): SearchBoxControl {
  const [state, dispatch] = useReducer(reduce, CLOSED)
  const { isOpen } = state
  const readDialog = useCallback(() => {
    const text = readInput(dialog.current?.querySelector('input'))
    dispatch({ type: 'read', isOpen: dialog.current?.open === true, text })
  }, [dialog])
  const close = useCallback(() => dialog.current?.close(), [dialog])

  useEffect(() => {
    const listening = new AbortController()
    const handleOpen = (opener?: HTMLElement) => {
      toggleSearchBox(opener)
      if (dialog.current?.open) dispatch({ type: 'opened' })
      readDialog()
      return true
    }
    listenForSearch(handleOpen, listening.signal)
    readDialog()
    return () => listening.abort()
  }, [dialog, readDialog])

  useEffect(() => {
    if (!isOpen) return
    lockScroll()
    onOpen()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', close, { signal })
    window.addEventListener('popstate', close, { signal })
    return () => {
      listening.abort()
      unlockScroll()
      const main = document.getElementById(ELEMENT_IDS.main)
      if (document.activeElement === document.body && main !== null) focusWithoutScroll(main)
    }
  }, [isOpen, onOpen, close])

  const handleRoute = useCallback(
    (_: string, { shallow }: { readonly shallow: boolean }) => {
      if (!shallow) close()
    },
    [close],
  )
  useRouterEvent('routeChangeStart', handleRoute)
  return { state, dispatch, readDialog, close }
}

/** Calls `onIntent` when the reader hovers over, focuses, or touches a search link; not on 2G or with data saver on. */
export function useSearchIntent(onIntent: () => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleIntent = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(`[${SEARCH_OPENER_ATTRIBUTE}]`)) return
      if (allowsPrefetch()) onIntent()
    }
    for (const type of INTENTS)
      document.addEventListener(type, handleIntent, { passive: true, signal })
    return () => listening.abort()
  }, [onIntent])
}

/** Removes lone surrogates, which some input methods leave in the input. */
function readInput(input: HTMLInputElement | null | undefined): string {
  const value = input?.value ?? ''
  const whole = value.replace(/\p{Cs}/gu, '')
  if (input && whole !== value) input.value = whole
  return whole
}
