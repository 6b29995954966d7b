import { type ReactNode, useRef, useState } from 'react'
import { ReleaseComparison } from './ReleaseComparison'
import { ReleaseForm } from './ReleaseForm'
import type { ReleaseView } from './ReleaseParts'
import { listReleases } from './release-list'
import { describeSelection, selectEntries } from './select-entries'
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
  const { filter } = view
  const selection = selectEntries(list.entries, filter)
  const status = describeSelection(selection, list.total, filter)
  return (
    <>
      <ReleaseForm options={list} form={form} filter={filter} status={status} onChange={change} />
      {filter.from !== '' && <ReleaseComparison {...selection} filter={filter} />}
    </>
  )
}
