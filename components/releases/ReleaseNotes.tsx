import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { lateLoading } from '../feedback/late-loading'
import { useTocView } from '../ui/toc-view'
import { ReleaseViewProvider, WHOLE } from './ReleaseParts'

const ReleaseExplorer = dynamic(async () => (await import('./ReleaseExplorer')).ReleaseExplorer, {
  loading: lateLoading('The filter'),
  // Without scripts there is nothing to choose, and the page is long enough.
  ssr: false,
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
  useTocView(view)
  return (
    <ReleaseViewProvider value={view}>
      <div className="rx-room">
        <ReleaseExplorer oldest={oldest} sections={children} view={view} onView={setView} />
      </div>
      {children}
    </ReleaseViewProvider>
  )
}
