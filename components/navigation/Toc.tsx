import type { Heading } from 'nextra'
import {
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { idOfHash } from '../../lib/browser/navigation/links'
import { isVisible, keepInView } from '../../lib/browser/page/focus-and-scroll'
import { isMethodRoute } from '../../lib/content/api/anchors'
import { countOf } from '../../lib/site/count-of'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { HideHeadingsContext, usePage } from '../ui/PageContext'
import { useDismissableDetails } from '../ui/useDismissableDetails'
import { useDoneSteps } from '../ui/useDoneSteps'
import { useRouterEvent } from '../ui/useRouterEvent'

export type TocProps = {
  readonly entries: readonly Heading[]
  /** The article. Its filter can hide headings with `HideHeadingsContext`. */
  readonly children: ReactNode
}

const TITLE = 'On this page'

/**
 * The table of contents is a rail next to the article on wide screens, and a bar below the navbar on narrower ones. The
 * rail comes after the article in the HTML, so that readers who use a keyboard or a screen reader reach the article
 * first. On the page of a method, it is a short line below the first paragraph, also in the HTML.
 */
export function Toc(props: TocProps) {
  return props.entries.length < 2 ? props.children : <TocFrame {...props} />
}

function TocFrame({ entries, children }: TocProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set())
  const visible = useMemo(() => entries.filter(({ id }) => !hidden.has(id)), [entries, hidden])
  const { firstId, reachedId } = useReachedHeading(visible)
  const { route, stepCount } = usePage()
  const { doneIds } = useDoneSteps()
  const doneCount = entries.filter(({ id }) => doneIds.includes(id)).length
  const isInArticle = isMethodRoute(route)
  const activeId = reachedId ?? (isInArticle ? undefined : firstId)
  const contents = { entries: visible, activeId, doneIds, doneCount, stepCount }
  const rail = <TocRail {...contents} isLine={isInArticle} />
  return (
    <>
      <TocBar {...contents} title={visible.find(({ id }) => id === reachedId)?.value} />
      <RailContext value={rail}>
        <HideHeadingsContext value={setHidden}>{children}</HideHeadingsContext>
      </RailContext>
      {!isInArticle && rail}
    </>
  )
}

const RailContext = createContext<ReactNode>(null)

/** The table of contents within the page of a method. */
export function MethodContents() {
  return useContext(RailContext)
}

type ContentsProps = {
  readonly entries: readonly Heading[]
  readonly activeId: string | undefined
  readonly doneIds: readonly string[]
  readonly doneCount: number
  readonly stepCount: number
}

type BarProps = ContentsProps & { readonly title: string | undefined }

function TocBar({ title = TITLE, ...contents }: BarProps) {
  const { doneCount, stepCount } = contents
  const bar = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLElement>(null)
  const activeLink = useRef<HTMLAnchorElement>(null)
  useDismissableDetails(bar)
  const showActive = () => {
    if (bar.current?.open && list.current && activeLink.current)
      keepInView(list.current, activeLink.current)
  }
  return (
    <details ref={bar} className="toc-bar" onToggle={showActive}>
      <summary>
        <span>{title}</span>{' '}
        {stepCount > 0 && (
          <span className="toc-progress needs-scripts">
            <span>{`${doneCount}/${stepCount}`}</span> <span className="unseen">steps done</span>
          </span>
        )}
      </summary>
      <nav ref={list} aria-label={TITLE}>
        <TocList {...contents} activeLink={activeLink} />
      </nav>
    </details>
  )
}

function TocRail({ isLine, ...contents }: ContentsProps & { readonly isLine: boolean }) {
  const { activeId, doneCount, stepCount } = contents
  const rail = useRef<HTMLElement>(null)
  const activeLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (activeId && rail.current && activeLink.current) keepInView(rail.current, activeLink.current)
  }, [activeId])
  return (
    <nav ref={rail} id={ELEMENT_IDS.contents} className="toc-rail" aria-label={TITLE} tabIndex={-1}>
      {!isLine && (
        <div className="toc-head">
          <p>{TITLE}</p>
          {stepCount > 0 && (
            <p className="toc-progress needs-scripts">
              <span>{`${doneCount} of ${countOf(stepCount, 'step')} done`}</span>
              <Scrubber played={doneCount / stepCount} />
            </p>
          )}
        </div>
      )}
      <TocList {...contents} activeLink={activeLink} />
    </nav>
  )
}

/** A track with a playhead, as in the drawing of Stream. The track is 224 units wide, and the playhead 8. */
function Scrubber({ played }: { readonly played: number }) {
  return (
    <svg viewBox="0 0 224 12" aria-hidden="true">
      <path d={`M${216 * played} 0h8l-4 6zM0 8v4h${224 * played}V8z`} />
    </svg>
  )
}

type ActiveLink = RefObject<HTMLAnchorElement | null>

type TocListProps = ContentsProps & { readonly activeLink: ActiveLink }

function TocList({ entries, activeId, doneIds, activeLink }: TocListProps) {
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

/** Distance of the reading line from the viewport's top, as a share of its height. Headings above it are reached. */
const READING_LINE = 0.25

/**
 * The heading in the URL, while it is between the viewport's top and the reading line; else, the last visible one that
 * the reader has reached. A heading in a closed row counts as hidden, because what follows is not its content.
 * Positions are measured when the page's size changes.
 * @returns its id, which is null above the first heading and undefined until positions are measured, and the id of the
 * first heading that is not hidden
 */
function useReachedHeading(entries: readonly Heading[]) {
  const [reachedId, setReachedId] = useState<string | null>()
  const [firstId, setFirstId] = useState(entries[0]?.id)
  const readPlace = useRef(() => {})
  useRouterEvent('hashChangeComplete', () => readPlace.current())
  useEffect(() => {
    /** From top to bottom. `top` is the distance from the top of the document, in CSS pixels. */
    let headings: readonly { readonly id: string; readonly top: number }[] = []
    const update = () => {
      const { scrollY, innerHeight } = window
      const { scrollHeight } = document.documentElement
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
      const line = isAtEnd ? Number.POSITIVE_INFINITY : scrollY + innerHeight * READING_LINE
      const above = headings.filter(({ top }) => top <= line)
      const linked = idOfHash(window.location.hash)
      const target = above.find(({ id, top }) => id === linked && top >= scrollY)
      setReachedId((target ?? above.at(-1))?.id ?? null)
    }
    const observer = new ResizeObserver(() => {
      headings = entries.flatMap(({ id }) => {
        const heading = document.getElementById(id)
        if (!heading || !isVisible(heading) || heading.closest('details:not([open])')) return []
        return [{ id, top: heading.getBoundingClientRect().top + window.scrollY }]
      })
      setFirstId(headings[0]?.id)
      update()
    })
    observer.observe(document.body)
    window.addEventListener('scroll', update)
    readPlace.current = update
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [entries])
  return { firstId, reachedId }
}
