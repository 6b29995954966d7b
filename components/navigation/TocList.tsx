import type { Heading } from 'nextra'
import { memo, type RefObject } from 'react'
import styles from './Toc.module.css'

export type TocListProps = {
  readonly entries: readonly Heading[]
  readonly doneIds: readonly string[]
  /** Of the heading the reader is at. */
  readonly activeId: string | null
  /** Gets the link to it. */
  readonly activeLink: RefObject<HTMLAnchorElement | null>
  readonly onChoose?: () => void
}

/** Links to the headings of a page. */
export const TocList = memo(function TocList({
  entries,
  doneIds,
  activeId,
  activeLink,
  onChoose,
}: TocListProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, value, depth }) => (
        <TocLink
          key={id}
          id={id}
          value={value}
          depth={depth}
          isDone={doneIds.includes(id)}
          activeLink={id === activeId ? activeLink : null}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
})

type TocLinkProps = Heading & {
  readonly isDone: boolean
  /** Null where the reader is not. */
  readonly activeLink: RefObject<HTMLAnchorElement | null> | null
  readonly onChoose: (() => void) | undefined
}

/** A change of section touches two of them. */
const TocLink = memo(function TocLink(props: TocLinkProps) {
  const { id, value, depth, isDone, activeLink, onChoose } = props
  return (
    <li data-level={depth} data-done={isDone ? '' : undefined}>
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
