import { type ReactNode, useMemo } from 'react'
import { type TocEntry, tocListHtml } from '../../lib/content/pages/toc'
import { stepCountText } from '../../lib/content/steps/contract'
import { PART_ATTRIBUTE, PARTS } from '../../lib/site/element-ids'
import styles from './Toc.module.css'

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
  if (entries.length < 2) return children
  const progress = <StepProgress entries={entries} />
  // A long list would hold up the first frame of its page.
  const list = isArticleWhole && <TocList entries={entries} />
  return (
    <>
      <details {...{ [PART_ATTRIBUTE]: PARTS.tocBar }} className={styles.bar}>
        <summary>
          <span suppressHydrationWarning>On this page</span> {progress}
        </summary>
        <nav aria-label="On this page">{list}</nav>
      </details>
      {children}
      <nav
        {...{ [PART_ATTRIBUTE]: PARTS.tocRail }}
        className={styles.rail}
        aria-label="On this page"
      >
        <p className={styles.title}>On this page</p>
        {progress}
        {list}
      </nav>
    </>
  )
}

type TocPartProps = { readonly entries: readonly TocEntry[] }

function StepProgress({ entries }: TocPartProps) {
  const steps = entries.filter((entry) => entry.isStep)
  if (steps.length === 0) return null
  return (
    <span
      {...{ [PART_ATTRIBUTE]: PARTS.stepProgress }}
      className={styles.progress}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a count, which the reading script keeps
      dangerouslySetInnerHTML={{ __html: stepCountText(0, steps.length) }}
    />
  )
}

/** Plain HTML, like the prose: of a long page, React would walk through hundreds of elements. */
function TocList({ entries }: TocPartProps) {
  return (
    <ul
      className={styles.list}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: headings of this project, escaped
      dangerouslySetInnerHTML={{ __html: useMemo(() => tocListHtml(entries), [entries]) }}
    />
  )
}
