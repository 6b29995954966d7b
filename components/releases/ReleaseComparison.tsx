import { cloneElement, type ReactNode } from 'react'
import { AREAS } from '../../lib/content/releases/vocabulary'
import type { Upgrade } from './release-filter'
import type { ListedEntry, ListedNotice } from './release-list'
import { CHAPTERS } from './release-view'
import type { Selection } from './select-entries'

export type ReleaseComparisonProps = Selection<ListedEntry> & {
  readonly upgrade: Upgrade
  readonly notices: readonly ListedNotice[]
}

/** What an upgrade brings: notices and breaking changes first, then the other entries by area. */
export function ReleaseComparison(props: ReleaseComparisonProps) {
  const { upgrade, notices, breaking, others } = props
  const hasFirst = notices.length + breaking.length > 0
  return (
    <section className="rx-answer" aria-labelledby="release-answer">
      <h2 id="release-answer">{`From ${upgrade.from} to ${upgrade.to}`}</h2>
      {hasFirst && (
        <>
          <ChapterHeading {...CHAPTERS.first} />
          <EntryList entries={breaking}>
            {notices.map(({ section, title, children }) => (
              <li key={section}>
                <a href={`#${section}`}>{title}</a>: {children.props.children}
              </li>
            ))}
          </EntryList>
        </>
      )}
      {others.length > 0 && <ChapterHeading {...CHAPTERS.others} />}
      {AREAS.map((area) => {
        const entries = others.filter((entry) => entry.area === area)
        if (entries.length === 0) return null
        return [
          <p key={area} className="ra">
            {area}
          </p>,
          <EntryList key={`${area} entries`} entries={entries} />,
        ]
      })}
      {!hasFirst && others.length === 0 && <p>No entry matches.</p>}
    </section>
  )
}

function ChapterHeading({ id, value }: { readonly id: string; readonly value: string }) {
  return <h3 id={id}>{value}</h3>
}

type EntryListProps = { readonly entries: readonly ListedEntry[]; readonly children?: ReactNode }

/** The entries of the page, each with its version before it. */
function EntryList({ entries, children }: EntryListProps) {
  return (
    <ul className="rl">
      {children}
      {entries.map(({ id, version, children: item }) =>
        cloneElement(
          item,
          { key: id },
          version !== null && <span className="rv">{version} </span>,
          item.props.children,
        ),
      )}
    </ul>
  )
}
