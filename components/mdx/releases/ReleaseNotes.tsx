import { type ReactNode, useRef, useState } from 'react'
import { ReleaseComparison } from './ReleaseComparison'
import { ReleaseForm } from './ReleaseForm'
import { EntriesViewContext } from './ReleaseParts'
import { describeSelection, selectEntries } from './release-filter'
import { listReleases } from './release-list'
import { useReleaseView } from './useReleaseView'

export type ReleaseNotesProps = {
  /** The version before the oldest release; readers may be upgrading from it. */
  readonly oldest: string
  readonly children: ReactNode
}

export function ReleaseNotes({ oldest, children }: ReleaseNotesProps) {
  const form = useRef<HTMLFormElement>(null)
  const [list] = useState(() => listReleases(children, oldest))
  const { view, change } = useReleaseView(form, list)
  const { filter } = view
  const selection = selectEntries(list.entries, filter)
  return (
    <EntriesViewContext value={view}>
      <ReleaseForm
        versions={list.versions}
        form={form}
        filter={filter}
        status={describeSelection(selection, list.total, filter)}
        onChange={change}
      />
      {filter.from !== '' && <ReleaseComparison {...selection} filter={filter} />}
      {children}
    </EntriesViewContext>
  )
}
