import { cloneElement } from 'react'
import { AREAS } from '../../lib/content/releases/vocabulary'
import type { Upgrade } from './release-filter'
import type { ListedEntry } from './release-list'
import { CHAPTERS } from './release-list'
import type { Selection } from './select-entries'

export type ReleaseComparisonProps = Selection<ListedEntry> & { readonly upgrade: Upgrade }

/** What an upgrade brings: notices and breaking changes first, then the other entries by area. */
export function ReleaseComparison({ upgrade, first, others }: ReleaseComparisonProps) {
  return (
    <section className="rx-answer" aria-labelledby="release-answer">
      <h2 id="release-answer">{`From ${upgrade.from} to ${upgrade.to}`}</h2>
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
        return [
          <p key={area} className="ra">
            {area}
          </p>,
          <EntryList key={`${area} entries`} entries={entries} />,
        ]
      })}
      {first.length + others.length === 0 && <p>No entry matches.</p>}
    </section>
  )
}

/** The entries of the page, each with its version before it, and notices as links to their sections. */
function EntryList({ entries }: { readonly entries: readonly ListedEntry[] }) {
  return (
    <ul className="rl">
      {entries.map(({ id, version, title, children: item }) =>
        title === undefined ? (
          cloneElement(
            item,
            { key: id },
            version !== null && <span className="rv">{version} </span>,
            item.props.children,
          )
        ) : (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>: {item.props.children}
          </li>
        ),
      )}
    </ul>
  )
}
