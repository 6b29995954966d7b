import { type ReactNode, useRef, useState } from 'react'
import { ReleaseForm } from './ReleaseForm'
import { HiddenEntriesContext } from './ReleaseParts'
import { describeSelection } from './release-filter'
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
  return (
    <HiddenEntriesContext value={view.hidden}>
      <ReleaseForm
        versions={list.versions}
        form={form}
        filter={view.filter}
        status={describeSelection(view.count, list.entries.length)}
        onChange={change}
      />
      {children}
    </HiddenEntriesContext>
  )
}
