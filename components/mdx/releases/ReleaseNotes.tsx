import { cloneElement, Fragment, type ReactNode, useRef, useState } from 'react'
import { AREAS } from '../../../lib/content/releases/vocabulary'
import { ReleaseForm } from './ReleaseForm'
import { EntriesViewContext } from './ReleaseParts'
import {
  describeSelection,
  type ListedEntry,
  type ReleaseFilter,
  type Selection,
  selectEntries,
} from './release-filter'
import { CHAPTERS, listReleases } from './release-list'
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

type ReleaseComparisonProps = Selection & { readonly filter: ReleaseFilter }

function ReleaseComparison({ filter, first, others }: ReleaseComparisonProps) {
  return (
    <section className="rx-answer" aria-labelledby="release-answer">
      <h2 id="release-answer">{`From ${filter.from} to ${filter.to}`}</h2>
      {first.length > 0 && (
        <>
          <h3 id={CHAPTERS.first.id}>{CHAPTERS.first.value}</h3>
          <EntryList entries={first} />
        </>
      )}
      {others.length > 0 && <h3 id={CHAPTERS.others.id}>{CHAPTERS.others.value}</h3>}
      {AREAS.map((area) => {
        const entries = others.filter((entry) => entry.area === area)
        if (entries.length === 0) return null
        return (
          <Fragment key={area}>
            <p className="ra">{area}</p>
            <EntryList entries={entries} />
          </Fragment>
        )
      })}
      {first.length + others.length === 0 && <p>No matching entries.</p>}
    </section>
  )
}

function EntryList({ entries }: { readonly entries: readonly ListedEntry[] }) {
  return (
    <ul className="rl">
      {entries.map(({ id, version, title, children: { props }, children }) =>
        title === undefined ? (
          cloneElement(
            children,
            { key: id },
            version && <span className="rv">{version} </span>,
            props.children,
          )
        ) : (
          <li key={id}>
            <b className="note">Notice</b> <a href={`#${id}`}>{title}</a>: {props.children}
          </li>
        ),
      )}
    </ul>
  )
}
