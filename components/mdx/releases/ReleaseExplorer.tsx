import { useRouter } from 'next/router'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { idOfHash, onReveal, revealTarget } from '../../../lib/browser/navigation/reveal-target'
import { ReleaseComparison } from './ReleaseComparison'
import { ReleaseForm } from './ReleaseForm'
import type { ReleaseView } from './ReleaseParts'
import {
  describeSelection,
  parseFilter,
  parseForm,
  printFilter,
  type ReleaseFilter,
  selectEntries,
} from './release-filter'
import { listReleases, viewOf } from './release-list'

export type ReleaseExplorerProps = {
  readonly oldest: string
  readonly sections: ReactNode
  readonly view: ReleaseView
  readonly onView: (view: ReleaseView) => void
}

/**
 * The controls over the release notes: a filter by words, type and area, and a comparison of two releases. What is chosen
 * is kept in the URL, so that it can be shared; every choice is a step that Back undoes, the letters of a query are one
 * step together.
 */
export function ReleaseExplorer({ oldest, sections, view, onView }: ReleaseExplorerProps) {
  const router = useRouter()
  const [list] = useState(() => listReleases(sections, oldest))
  const form = useRef<HTMLFormElement>(null)
  const last = useRef({ query: '', isTyping: false })

  const change = (filter: ReleaseFilter, isTyping: boolean) => {
    const before = last.current
    const query = printFilter(filter)
    last.current = { query, isTyping }
    onView(viewOf(list, filter))
    if (query === before.query) return
    const method = isTyping && before.isTyping ? 'replace' : 'push'
    void router[method](router.route + query, undefined, { shallow: true, scroll: false })
  }
  const readUrl = useEffectEvent(() => {
    const { search, hash } = window.location
    last.current = { query: search, isTyping: false }
    const filter = parseFilter(new URLSearchParams(search), list.versions)
    onView(viewOf(list, filter, idOfHash(hash) ?? undefined))
  })
  // What the reader chose in the form before this code ran goes before the URL.
  const start = useEffectEvent(() => {
    const early = form.current && parseForm(form.current, list.versions)
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

  const { filter } = view
  const selection = selectEntries(list.entries, filter)
  const status = describeSelection(selection, list.total, filter)
  return (
    <>
      <ReleaseForm
        versions={list.versions}
        form={form}
        filter={filter}
        status={status}
        onChange={change}
      />
      {filter.from !== '' && <ReleaseComparison {...selection} filter={filter} />}
    </>
  )
}
