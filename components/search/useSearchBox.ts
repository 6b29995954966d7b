import { useRouter } from 'next/router'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { allowsPrefetch, INTENTS } from '../../lib/browser/inline/connection'
import { listenForSearch, toggleSearchBox } from '../../lib/browser/inline/search-opener'
import { focusWithoutScroll } from '../../lib/browser/page/focus'
import { lockScroll, unlockScroll } from '../../lib/browser/page/scrolling'
import { ELEMENT_IDS, SEARCH_OPENER_ATTRIBUTE } from '../../lib/site/element-ids'

export type SearchBoxControl = {
  readonly isOpen: boolean
  /** How often React has opened it. An open box can be a new one: its `close` event comes later than a quick Ctrl+K. */
  readonly openings: number
  /** What the reader has typed. */
  readonly text: string
  /** Reads both anew: the dialog and its input know, also from before React was there. */
  readonly read: () => void
  readonly close: () => void
}

/**
 * Opens and closes the search box (§2). As long as it is open the page behind it does not scroll; a click outside closes
 * it, another page, another entry of the history, and leaving: the page may come back from the browser's cache as it was.
 * @param onOpen starts loading what the open box shows
 */
export function useSearchBox(
  dialog: RefObject<HTMLDialogElement | null>,
  onOpen: () => void,
): SearchBoxControl {
  const { events } = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const [text, setText] = useState('')

  const read = useCallback(() => {
    setOpen(dialog.current?.open === true)
    setText(readInput(dialog.current?.querySelector('input')))
  }, [dialog])
  const close = useCallback(() => dialog.current?.close(), [dialog])

  useEffect(() => {
    const listening = new AbortController()
    const response = (opener?: HTMLElement) => {
      toggleSearchBox(opener)
      if (dialog.current?.open) setOpenings((count) => count + 1)
      read()
      return true
    }
    listenForSearch(response, listening.signal)
    read()
    return () => listening.abort()
  }, [dialog, read])

  useEffect(() => {
    if (!isOpen) return
    lockScroll()
    onOpen()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', close, { signal })
    window.addEventListener('popstate', close, { signal })
    const handleRoute = (_: string, { shallow }: { readonly shallow: boolean }) => {
      if (!shallow) close()
    }
    events.on('routeChangeStart', handleRoute)
    return () => {
      listening.abort()
      events.off('routeChangeStart', handleRoute)
      unlockScroll()
      const main = document.getElementById(ELEMENT_IDS.main)
      if (document.activeElement === document.body && main !== null) focusWithoutScroll(main)
    }
  }, [isOpen, onOpen, events, close])

  return { isOpen, openings, text, read, close }
}

/** Calls back when the reader is about to search, where code may be loaded ahead. */
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

/** What stands in the input; an input method, or a script, can leave half a character at its end. */
function readInput(input: HTMLInputElement | null | undefined): string {
  const value = input?.value ?? ''
  const whole = value.replace(/\p{Cs}/gu, '')
  if (input && whole !== value) input.value = whole
  return whole
}
