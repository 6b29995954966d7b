import { type ReactNode, useRef, useState } from 'react'
import { ReleaseComparison } from './ReleaseComparison'
import { ReleaseForm } from './ReleaseForm'
import type { ReleaseView } from './ReleaseParts'
import { NO_FILTER } from './release-filter'
import { listReleases } from './release-list'
import { describeSelection, selectEntries, selectNotices } from './select-entries'
import { useReleaseUrl } from './useReleaseUrl'

export type ReleaseExplorerProps = {
  readonly oldest: string
  readonly sections: ReactNode
  readonly view: ReleaseView
  readonly onView: (view: ReleaseView) => void
}

/** The controls over the release notes: a filter by words, type and area, and a comparison of two releases. */
export function ReleaseExplorer({ oldest, sections, view, onView }: ReleaseExplorerProps) {
  const [list] = useState(() => listReleases(sections, oldest))
  const form = useRef<HTMLFormElement>(null)
  const change = useReleaseUrl(list, form, view, onView)
  const filter = view.filter ?? NO_FILTER
  const selection = selectEntries(list.entries, filter)
  const notices = selectNotices(list.notices, filter)
  const shown = {
    first: notices.length + selection.breaking.length,
    others: selection.others.length,
  }
  return (
    <>
      <ReleaseForm
        areas={list.areas}
        versions={list.versions}
        form={form}
        filter={filter}
        status={describeSelection(shown, list.entries.length, filter)}
        onChange={change}
      />
      {filter.upgrade !== null && (
        <ReleaseComparison {...selection} upgrade={filter.upgrade} notices={notices} />
      )}
    </>
  )
}
