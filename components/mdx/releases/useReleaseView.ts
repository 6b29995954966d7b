import { useRouter } from 'next/router'
import {
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { idOfHash, onReveal, revealTarget } from '../../../lib/browser/navigation/reveal-target'
import { ShowTocContext } from '../../ui/toc-view'
import {
  formatFilter,
  NO_FILTER,
  parseFilter,
  parseForm,
  type ReleaseFilter,
} from './release-filter'
import { type ReleaseList, viewOf } from './release-list'

const NO_REQUEST = { filter: NO_FILTER, target: '', isTyping: false }

/**
 * The reader's filter of the release notes, and the resulting view. The URL holds the filter, so that readers can share
 * it. Back undoes each choice, and all letters of a text together.
 * @param form its controls have the names of the URL's query
 */
export function useReleaseView(form: RefObject<HTMLFormElement | null>, list: ReleaseList) {
  const router = useRouter()
  /** `target` is the id of an entry or heading that is visible regardless of the filter. */
  const [request, setRequest] = useState(NO_REQUEST)
  const view = useMemo(() => viewOf(list, request.filter, request.target), [list, request])
  const showToc = useContext(ShowTocContext)

  const showView = (next: typeof request) => {
    setRequest(next)
    showToc(viewOf(list, next.filter, next.target))
  }

  const change = (filter: ReleaseFilter, isTyping: boolean) => {
    const query = formatFilter(filter)
    showView({ filter, target: '', isTyping })
    if (query === formatFilter(view.filter)) return
    const method = isTyping && request.isTyping ? 'replace' : 'push'
    void router[method](router.route + query, undefined, { shallow: true, scroll: false })
  }
  const readUrl = useEffectEvent(() => {
    const { search, hash } = window.location
    const filter = parseFilter(new URLSearchParams(search), list.versions)
    const target = idOfHash(hash) ?? ''
    const isNothing = formatFilter(filter) === '' && target === ''
    // Most readers have no filter and need no second render of the entries.
    showView(isNothing ? NO_REQUEST : { filter, target, isTyping: false })
  })
  // A choice in the form from before hydration takes precedence over the URL.
  const start = useEffectEvent(() => {
    const early = form.current && parseForm(form.current, list.versions)
    if (early !== null && formatFilter(early) !== '') change(early, false)
    else readUrl()
  })
  const reveal = useEffectEvent((target: Element) => {
    const { id } = target.closest('[id]') ?? target
    if (view.hidden.has(id)) flushSync(() => showView({ ...request, target: id }))
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
    // A filter moves the target after Next has scrolled to it, which Next does in nested timers (`useArrival.ts`).
    if (id !== null && search !== '') setTimeout(() => setTimeout(() => revealTarget(id)))
    return () => window.removeEventListener('popstate', handleHistory)
  }, [])
  return { view, change }
}
