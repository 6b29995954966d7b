import Router from 'next/router'
import type { Heading } from 'nextra'
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { idOfHash } from '../../lib/browser/navigation/links'
import { keepInView } from '../../lib/browser/page/focus-and-scroll'
import { countOf } from '../../lib/site/count-of'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { HideHeadingsContext, usePage } from '../ui/PageContext'
import { useDismissableDetails } from '../ui/useDismissableDetails'
import { useDoneSteps } from '../ui/useDoneSteps'

export type TocProps = {
  readonly entries: readonly Heading[]
  /** The article. Its filter can hide headings with `HideHeadingsContext`. */
  readonly children: ReactNode
}

const TITLE = 'On this page'

/**
 * The table of contents is a rail next to the article on wide screens, and a bar below the navbar on narrower ones. The
 * rail comes after the article in the HTML, so that readers who use a keyboard or a screen reader reach the article
 * first.
 */
export function Toc(props: TocProps) {
  return props.entries.length === 0 ? props.children : <TocFrame {...props} />
}

function TocFrame({ entries, children }: TocProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set())
  const visible = useMemo(() => entries.filter(({ id }) => !hidden.has(id)), [entries, hidden])
  const active = useActiveHeading(visible)
  const { stepCount } = usePage()
  const { doneIds } = useDoneSteps()
  const doneCount = entries.filter(({ id }) => doneIds.includes(id)).length
  const contents = { entries: visible, active, doneIds, doneCount, stepCount }
  return (
    <>
      <TocBar {...contents} />
      <HideHeadingsContext value={setHidden}>{children}</HideHeadingsContext>
      <TocRail {...contents} />
    </>
  )
}

type ContentsProps = {
  readonly entries: readonly Heading[]
  readonly active: ActiveHeading
  /** Heading ids of completed steps. */
  readonly doneIds: readonly string[]
  readonly doneCount: number
  readonly stepCount: number
}

function TocBar({ entries, active, doneIds, doneCount, stepCount }: ContentsProps) {
  const bar = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLElement>(null)
  const activeLink = useRef<HTMLAnchorElement>(null)
  useDismissableDetails(bar)
  const showActive = () => {
    if (!bar.current?.open || list.current === null || activeLink.current === null) return
    list.current.scrollTop = activeLink.current.offsetTop - list.current.clientHeight / 2
  }
  const section = active.isReached ? entries.find(({ id }) => id === active.id) : undefined
  return (
    <details ref={bar} className="toc-bar" onToggle={showActive}>
      <summary>
        <span>{section?.value ?? TITLE}</span>{' '}
        {stepCount > 0 && (
          <span className="toc-progress needs-scripts">
            <span>{`${doneCount}/${stepCount}`}</span> <span className="unseen">steps done</span>
          </span>
        )}
      </summary>
      <nav ref={list} aria-label={TITLE}>
        <TocList entries={entries} doneIds={doneIds} activeId={active.id} activeLink={activeLink} />
      </nav>
    </details>
  )
}

function TocRail({ entries, active, doneIds, doneCount, stepCount }: ContentsProps) {
  const rail = useRef<HTMLElement>(null)
  const activeLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (active.id === null || rail.current === null || activeLink.current === null) return
    keepInView(rail.current, activeLink.current)
  }, [active.id])
  return (
    <nav ref={rail} id={ELEMENT_IDS.contents} className="toc-rail" aria-label={TITLE} tabIndex={-1}>
      <div className="toc-head">
        <p>{TITLE}</p>
        {stepCount > 0 && (
          <p className="toc-progress needs-scripts">
            <span>{`${doneCount} of ${countOf(stepCount, 'step')} done`}</span>
            <progress aria-hidden="true" value={doneCount} max={stepCount} />
          </p>
        )}
      </div>
      <TocList entries={entries} doneIds={doneIds} activeId={active.id} activeLink={activeLink} />
    </nav>
  )
}

type ActiveLink = RefObject<HTMLAnchorElement | null>

type TocListProps = Pick<ContentsProps, 'entries' | 'doneIds'> & {
  readonly activeId: string | null
  /** Receives the link to the active heading. */
  readonly activeLink: ActiveLink
}

function TocList({ entries, doneIds, activeId, activeLink }: TocListProps) {
  return (
    <ul className="toc-list">
      {entries.map((entry) => (
        <TocLink
          key={entry.id}
          {...entry}
          isDone={doneIds.includes(entry.id)}
          activeLink={entry.id === activeId ? activeLink : null}
        />
      ))}
    </ul>
  )
}

type TocLinkProps = Heading & { readonly isDone: boolean; readonly activeLink: ActiveLink | null }

/** Memoized, because reaching another heading changes only a few of the links. */
const TocLink = memo(function TocLink({ id, value, depth, isDone, activeLink }: TocLinkProps) {
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

/**
 * Distance of the reading line from the top of the viewport, as a share of the viewport's height. The reader has
 * reached the headings above the line.
 */
const READING_LINE = 0.25

type ActiveHeading = {
  readonly id: string | null
  /** False if the first heading is active although the reader has not reached it. */
  readonly isReached: boolean
}

/**
 * The heading in the URL, as long as it is between the top of the viewport and the reading line; otherwise, the last
 * one that the reader has reached. Headings that are hidden are left out. Positions are measured when the page's
 * size changes, not at each scroll.
 */
function useActiveHeading(entries: readonly Heading[]): ActiveHeading {
  const [active, setActive] = useState<ActiveHeading>({ id: null, isReached: false })
  useEffect(() => {
    /** From top to bottom. `top` is the distance from the top of the document, in CSS pixels. */
    let headings: readonly { readonly id: string; readonly top: number }[] = []
    const measure = () => {
      headings = entries.flatMap(({ id }) => {
        const heading = document.getElementById(id)
        if (!heading?.checkVisibility()) return []
        return [{ id, top: heading.getBoundingClientRect().top + window.scrollY }]
      })
    }
    const update = () => {
      const { scrollY, innerHeight } = window
      const { scrollHeight } = document.documentElement
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
      const line = isAtEnd ? Number.POSITIVE_INFINITY : scrollY + innerHeight * READING_LINE
      const above = headings.filter(({ top }) => top <= line)
      const linked = idOfHash(window.location.hash)
      const target = above.find(({ id, top }) => id === linked && top >= scrollY)
      const reached = target ?? above.at(-1)
      const id = (reached ?? headings[0])?.id ?? null
      const isReached = reached !== undefined
      setActive((last) =>
        last.id === id && last.isReached === isReached ? last : { id, isReached },
      )
    }
    const observer = new ResizeObserver(() => {
      measure()
      update()
    })
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    Router.events.on('hashChangeComplete', update)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
      Router.events.off('hashChangeComplete', update)
    }
  }, [entries])
  return active
}
