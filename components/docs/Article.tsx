import type { Heading } from 'nextra'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { printSheetHeads } from '../../lib/browser/page/sheet-heads'
import { ARTICLE_ATTRIBUTE } from '../../lib/content/article-markup'
import { layoutOf } from '../../lib/content/pages/layout'
import { MESSAGES } from '../../lib/site/messages'
import { ChunkStatus } from '../feedback/LoadStatus'
import { Toc } from '../navigation/Toc'
import { TocViewProvider, WHOLE_TOC } from '../navigation/toc-view'
import { usePage } from '../ui/PageContext'
import { useArticle } from './useArticle'

export type ArticleProps = {
  /** The headings of the page, from Nextra. */
  readonly toc: readonly Heading[]
  readonly children?: ReactNode
}

/** The body of a page with its table of contents; an app page has neither. */
export function Article(props: ArticleProps) {
  const { route, frontMatter } = usePage()
  return layoutOf(route, frontMatter) === 'app' ? props.children : <ArticleWithToc {...props} />
}

function ArticleWithToc({ toc, children }: ArticleProps) {
  const article = useRef<HTMLDivElement>(null)
  const { route } = usePage()
  const [tocView, setTocView] = useState(WHOLE_TOC)
  const late = useArticle(article, route)
  useEffect(printSheetHeads, [])
  return (
    <TocViewProvider value={setTocView}>
      <Toc entries={toc} view={tocView}>
        <div ref={article} className="prose" {...{ [ARTICLE_ATTRIBUTE]: route }}>
          {children}
        </div>
      </Toc>
      {late.map(({ selector, label, host, state }) => (
        <Fragment key={selector}>
          {createPortal(
            <ChunkStatus label={label} advice={MESSAGES.completeWithoutChunk} state={state} />,
            host,
          )}
        </Fragment>
      ))}
    </TocViewProvider>
  )
}
