import { useRouter } from 'next/router'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { idOfHash, onReveal, revealTarget } from '../../lib/browser/navigation/reveal-target'
import { usePage } from '../ui/PageContext'
import type { ReleaseView } from './ReleaseParts'
import { parseFilter, parseForm, printFilter, type ReleaseFilter } from './release-filter'
import type { ReleaseList } from './release-list'
import { viewOf } from './release-list'

/**
 * What is chosen is kept in the URL, so that it can be shared and Back returns to it.
 * @param form holds it too; what the reader chose there before this code ran goes before the URL
 * @returns shows another choice; every one is a step that Back undoes, the letters of a query are one step together
 */
export function useReleaseUrl(
  list: ReleaseList,
  form: RefObject<HTMLFormElement | null>,
  view: ReleaseView,
  onView: (view: ReleaseView) => void,
) {
  const router = useRouter()
  const { route } = usePage()
  const last = useRef({ query: '', isTyping: false })

  const change = (filter: ReleaseFilter, isTyping: boolean) => {
    const before = last.current
    const query = printFilter(filter)
    last.current = { query, isTyping }
    onView(viewOf(list, filter))
    if (query === before.query) return
    const method = isTyping && before.isTyping ? 'replace' : 'push'
    void router[method](route + query, undefined, { shallow: true, scroll: false })
  }
  const readUrl = useEffectEvent(() => {
    const { search, hash } = window.location
    last.current = { query: search, isTyping: false }
    onView(
      viewOf(list, parseFilter(new URLSearchParams(search), list), idOfHash(hash) ?? undefined),
    )
  })
  const start = useEffectEvent(() => {
    const early = form.current && parseForm(form.current, list)
    if (early !== null && printFilter(early) !== '') change(early, false)
    else readUrl()
  })
  // A link's target is shown whatever was chosen.
  const reveal = useEffectEvent((target: Element) => {
    const { id } = target.closest('[id]') ?? target
    if (view.hidden.has(id)) flushSync(() => onView(viewOf(list, view.filter, id)))
  })

  useLayoutEffect(() => {
    start()
    return onReveal(reveal)
  }, [])
  useEffect(() => {
    const { pathname, search, hash } = window.location
    // The reader may be navigating to another page.
    const handleHistory = () => window.location.pathname === pathname && readUrl()
    window.addEventListener('popstate', handleHistory)
    const id = idOfHash(hash)
    // What has been chosen moves the target, and Next scrolls in timers of its own (`useHistory.ts`).
    if (id !== null && search !== '') setTimeout(() => setTimeout(() => revealTarget(id)))
    return () => window.removeEventListener('popstate', handleHistory)
  }, [])
  return change
}
