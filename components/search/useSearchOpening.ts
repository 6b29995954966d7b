import { useCallback, useEffect, useState } from 'react'
import { allowsPrefetch } from '../../lib/browser/navigation/connection'
import { isModifiedClick } from '../../lib/browser/navigation/internal-link'
import { isSearchShortcut } from '../../lib/browser/search/search-shortcut'
import { SEARCH_OPENER_ATTRIBUTE } from '../../lib/site/element-ids'
import { warmUpSearch } from './load-search-modal'

export type SearchOpening = {
  readonly isOpen: boolean
  /** The link that opened it; null when a key did. */
  readonly opener: HTMLElement | null
  readonly close: () => void
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const
const CLOSED = { isOpen: false, opener: null } as const

/** Opens search by a click on a search box, by Ctrl+K or Cmd+K, and by `/`; loads it when that is likely (§2). */
export function useSearchOpening(): SearchOpening {
  const [state, setState] = useState<Omit<SearchOpening, 'close'>>(CLOSED)
  const close = useCallback(() => setState(CLOSED), [])

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const opener = openerOf(event)
      if (opener === null || isModifiedClick(event)) return
      // The link to the search page is for readers without scripts.
      event.preventDefault()
      setState({ isOpen: true, opener })
    }
    const handleKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      if (document.querySelector('dialog:modal') !== null && !state.isOpen) return
      event.preventDefault()
      setState(({ isOpen }) => (isOpen ? CLOSED : { isOpen: true, opener: null }))
    }
    const handleIntent = (event: Event) => {
      if (openerOf(event) !== null && allowsPrefetch()) warmUpSearch()
    }
    // Ahead of the listener that follows links.
    document.addEventListener('click', handleClick, true)
    document.addEventListener('keydown', handleKey)
    for (const type of INTENTS) document.addEventListener(type, handleIntent, { passive: true })
    return () => {
      document.removeEventListener('click', handleClick, true)
      document.removeEventListener('keydown', handleKey)
      for (const type of INTENTS) document.removeEventListener(type, handleIntent)
    }
  }, [state.isOpen])

  return { ...state, close }
}

function openerOf(event: Event): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>(`[${SEARCH_OPENER_ATTRIBUTE}]`)
    : null
}
