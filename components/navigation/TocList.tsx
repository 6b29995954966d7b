import type { Heading } from 'nextra'
import { memo, type RefObject } from 'react'

export type TocListProps = {
  readonly entries: readonly Heading[]
  readonly doneIds: readonly string[]
  readonly activeId: string | null
  /** Receives the link to the active heading. */
  readonly activeLink: RefObject<HTMLAnchorElement | null>
}

export const TocList = memo(function TocList({
  entries,
  doneIds,
  activeId,
  activeLink,
}: TocListProps) {
  return (
    <ul className="toc-list">
      {entries.map(({ id, value, depth }) => (
        <TocLink
          key={id}
          id={id}
          value={value}
          depth={depth}
          isDone={doneIds.includes(id)}
          activeLink={id === activeId ? activeLink : null}
        />
      ))}
    </ul>
  )
})

type TocLinkProps = Heading & {
  readonly isDone: boolean
  /** Null for links that are not active. */
  readonly activeLink: RefObject<HTMLAnchorElement | null> | null
}

/** Memoized, because reaching another heading changes only a few of the links. */
const TocLink = memo(function TocLink(props: TocLinkProps) {
  const { id, value, depth, isDone, activeLink } = props
  return (
    <li data-level={depth} data-done={isDone ? '' : undefined}>
      <a
        ref={activeLink}
        href={`#${encodeURIComponent(id)}`}
        aria-current={activeLink === null ? undefined : 'location'}
      >
        {value}
      </a>
    </li>
  )
})
