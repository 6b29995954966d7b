import type { Heading } from 'nextra'
import { memo, type RefObject } from 'react'
import styles from './Toc.module.css'

export type TocListProps = {
  readonly entries: readonly Heading[]
  readonly doneIds: readonly string[]
  readonly activeId: string | null
  /** Receives the link to the active heading. */
  readonly activeLink: RefObject<HTMLAnchorElement | null>
  readonly onChoose?: () => void
  /** Whether H3 headings are visible only in the active heading's section. */
  readonly isFolded?: boolean
}

export const TocList = memo(function TocList({
  entries,
  doneIds,
  activeId,
  activeLink,
  onChoose,
  isFolded = false,
}: TocListProps) {
  const section = sectionOf(entries, activeId)
  return (
    <ul className={styles.list} data-folded={isFolded ? '' : undefined}>
      {entries.map(({ id, value, depth }, index) => (
        <TocLink
          key={id}
          id={id}
          value={value}
          depth={depth}
          isDone={doneIds.includes(id)}
          isInSection={isFolded && depth > 2 && index > section.start && index < section.end}
          activeLink={id === activeId ? activeLink : null}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
})

/**
 * The section of the active heading, or of the first heading if none is active. `start` is the index of the section's
 * H2, or -1 if it has none. `end` is the index of the next H2, or the number of entries if none follows.
 */
function sectionOf(entries: readonly Heading[], activeId: string | null) {
  const active = Math.max(
    0,
    entries.findIndex(({ id }) => id === activeId),
  )
  const start = entries.findLastIndex(({ depth }, index) => depth === 2 && index <= active)
  const next = entries.findIndex(({ depth }, index) => depth === 2 && index > active)
  return { start, end: next === -1 ? entries.length : next }
}

type TocLinkProps = Heading & {
  readonly isInSection: boolean
  readonly isDone: boolean
  /** Null for links that are not active. */
  readonly activeLink: RefObject<HTMLAnchorElement | null> | null
  readonly onChoose: (() => void) | undefined
}

/** Memoized, because reaching another heading changes only a few of the links. */
const TocLink = memo(function TocLink(props: TocLinkProps) {
  const { id, value, depth, isDone, isInSection, activeLink, onChoose } = props
  return (
    <li
      data-level={depth}
      data-done={isDone ? '' : undefined}
      data-near={isInSection ? '' : undefined}
    >
      <a
        ref={activeLink}
        href={`#${encodeURIComponent(id)}`}
        aria-current={activeLink === null ? undefined : 'location'}
        onClick={onChoose}
      >
        {value}
      </a>
    </li>
  )
})
