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
import { idOfHash } from '../../../lib/browser/navigation/links'
import { onReveal } from '../../../lib/browser/navigation/reveal-target'
import { HideHeadingsContext } from '../../ui/hide-headings'
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
 * Keeps the filter in the URL, so that readers can share it. Each choice adds an entry to the browser's history;
 * consecutive keystrokes share one entry.
 */
export function useReleaseView(form: RefObject<HTMLFormElement | null>, list: ReleaseList) {
  const router = useRouter()
  /** `target` is the id that a link leads to; '' if there is none. */
  const [request, setRequest] = useState(NO_REQUEST)
  const view = useMemo(() => viewOf(list, request.filter, request.target), [list, request])
  const hideHeadings = useContext(HideHeadingsContext)

  const showView = (next: typeof request) => {
    setRequest(next)
    hideHeadings(viewOf(list, next.filter, next.target).hidden)
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
    // Most readers have no filter: setting the same constant again saves a second render of the entries.
    showView(isNothing ? NO_REQUEST : { filter, target, isTyping: false })
  })
  // A choice made in the form before hydration takes precedence over the URL.
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
    const { pathname } = window.location
    // Ignore Back and Forward to another page.
    const handleHistory = () => window.location.pathname === pathname && readUrl()
    window.addEventListener('popstate', handleHistory)
    return () => window.removeEventListener('popstate', handleHistory)
  }, [])
  return { view, change }
}
