import dynamic from 'next/dynamic'
import { type ReactNode, useContext, useState } from 'react'
import { lateLoading } from '../../feedback/LoadStatus'
import { ShowTocContext } from '../../ui/toc-view'
import { type ReleaseView, ReleaseViewContext, WHOLE } from './ReleaseParts'

const ReleaseExplorer = dynamic(async () => (await import('./ReleaseExplorer')).ReleaseExplorer, {
  loading: lateLoading('The filter'),
})

export type ReleaseNotesProps = {
  /** The version before the oldest release: readers can come from it. */
  readonly oldest: string
  /** The sections. */
  readonly children: ReactNode
}

/** The release notes below the controls that filter them and compare two releases. */
export function ReleaseNotes({ oldest, children }: ReleaseNotesProps) {
  const [view, setView] = useState(WHOLE)
  const showToc = useContext(ShowTocContext)
  const show = (next: ReleaseView) => {
    setView(next)
    showToc(next)
  }
  return (
    <ReleaseViewContext value={view}>
      <ReleaseExplorer oldest={oldest} sections={children} view={view} onView={show} />
      {children}
    </ReleaseViewContext>
  )
}
