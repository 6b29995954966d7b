import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { doneSteps } from '../../lib/browser/steps/done-steps'
import type { TocEntry } from '../../lib/content/pages/toc'
import { tocListHtml } from '../../lib/content/pages/toc'
import { stepCountText } from '../../lib/content/steps/contract'
import { usePage } from '../ui/PageContext'
import styles from './Toc.module.css'
import { useScrollSpy } from './useScrollSpy'

const NO_ENTRIES: readonly TocEntry[] = []
const NONE: readonly string[] = []

export type TocProps = {
  readonly entries: readonly TocEntry[]
  readonly isArticleWhole: boolean
  /** The article. */
  readonly children: ReactNode
}

/**
 * An article with its headings, and which of its steps are done: on wide screens a rail beside it, on others a bar that
 * stays under the navbar (lib/browser/toc/toc-bar.ts) and opens the list. The rail comes last, so that keys and screen
 * readers reach the article first.
 */
export function Toc({ entries, isArticleWhole, children }: TocProps) {
  const rail = useRef<HTMLElement>(null)
  const doneIds = useDoneSteps(usePage().route)
  useScrollSpy(rail, isArticleWhole ? entries : NO_ENTRIES)
  if (entries.length < 2) return children
  const progress = <StepProgress entries={entries} doneIds={doneIds} />
  // A long list would hold up the first frame of its page.
  const list = isArticleWhole && <TocList entries={entries} doneIds={doneIds} />
  return (
    <>
      <details className={styles.bar} data-toc-bar="">
        <summary>
          <span>On this page</span> {progress}
        </summary>
        <nav aria-label="On this page">{list}</nav>
      </details>
      {children}
      <nav ref={rail} className={styles.rail} aria-label="On this page">
        <p className={styles.title}>On this page</p>
        {progress}
        {list}
      </nav>
    </>
  )
}

type TocPartProps = { readonly entries: readonly TocEntry[]; readonly doneIds: readonly string[] }

function StepProgress({ entries, doneIds }: TocPartProps) {
  const steps = entries.filter((entry) => entry.isStep)
  if (steps.length === 0) return null
  const done = steps.filter(({ id }) => doneIds.includes(id))
  return <span className={styles.progress}>{stepCountText(done.length, steps.length)}</span>
}

/** Plain HTML, like the prose: of a long page, React would walk through hundreds of elements. */
function TocList({ entries, doneIds }: TocPartProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    for (const [index, { id, isStep }] of entries.entries()) {
      const isDone = isStep === true && doneIds.includes(id)
      list.current?.children[index]?.toggleAttribute('data-done', isDone)
    }
  }, [entries, doneIds])
  return (
    <ul
      ref={list}
      className={styles.list}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: headings of this project, escaped
      dangerouslySetInnerHTML={{ __html: useMemo(() => tocListHtml(entries), [entries]) }}
    />
  )
}

/** Heading ids of the steps the reader ticked on a page; none until the page is hydrated. */
function useDoneSteps(path: string): readonly string[] {
  const steps = useMemo(() => doneSteps(path), [path])
  return useSyncExternalStore(steps.subscribe, steps.get, () => NONE)
}
