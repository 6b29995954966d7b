import { cloneElement, Fragment } from 'react'
import { AREAS } from '../../../lib/content/releases/vocabulary'
import type { ListedEntry, ReleaseFilter, Selection } from './release-filter'
import { CHAPTERS } from './release-list'

export type ReleaseComparisonProps = Selection & { readonly filter: ReleaseFilter }

export function ReleaseComparison({ filter, first, others }: ReleaseComparisonProps) {
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
