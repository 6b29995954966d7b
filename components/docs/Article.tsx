import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillArticle } from '../../lib/browser/article/late-article'
import { articleContent, isArticleShown } from '../../lib/browser/navigation/article-html'
import { tell } from '../../lib/browser/page/page-events'
import { ARTICLE_ATTRIBUTE } from '../../lib/content/pages/addresses'
import type { TocEntry } from '../../lib/content/pages/toc'
import { Toc } from '../navigation/Toc'
import { usePage } from '../ui/PageContext'

export type ArticleProps = {
  /** The body of the page, printed when it was compiled; a build puts it into the document, behind React's back. */
  readonly html: string | null
  readonly toc: readonly TocEntry[]
}

/** The body of a page and its table of contents: plain HTML that React never walks through. */
export function Article({ html, toc }: ArticleProps) {
  const article = useRef<HTMLDivElement>(null)
  const { route } = usePage()
  const isWhole = useArticleContent(article, html, route)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML needs its behavior anew
  useEffect(() => {
    const element = article.current
    if (element === null || !isWhole) return
    tell('articleShown', element)
    return () => tell('articleLeft', element)
  }, [html, route, isWhole])
  return (
    <Toc entries={toc} isArticleWhole={isWhole}>
      <div
        ref={article}
        className="prose"
        {...{ [ARTICLE_ATTRIBUTE]: route }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a page of this project, compiled at build
        dangerouslySetInnerHTML={{ __html: html ?? '' }}
      />
    </Toc>
  )
}

/**
 * Fills the article of a page that the reader changes to. That of the document's own page stands in its HTML, and
 * React leaves it alone.
 * @param html the article, where the page's code has it
 * @returns whether all of it is there
 */
function useArticleContent(
  article: RefObject<HTMLElement | null>,
  html: string | null,
  route: string,
): boolean {
  const [isWhole, setIsWhole] = useState(() => html !== null || isArticleShown(route))
  useLayoutEffect(() => {
    if (isWhole || article.current === null) return
    let isInEffect = true
    const end = fillArticle(article.current, articleContent(route), () => {
      if (isInEffect) setIsWhole(true)
      // The caller that filled the article keeps it, behavior included.
      else flushSync(() => setIsWhole(true))
    })
    isInEffect = false
    return end
  }, [article, route, isWhole])
  return isWhole
}
