import { useEffect, useRef, useState } from 'react'
import { type PlacedPart, partsOf } from '../../lib/browser/article-parts'
import { enhanceArticle } from '../../lib/browser/enhance-article'
import { ARTICLE_ATTRIBUTE } from '../../lib/content/pages/addresses'
import type { TocEntry } from '../../lib/content/pages/toc'
import { Toc } from '../navigation/Toc'
import { usePage } from '../ui/PageContext'
import { ArticlePart } from './ArticlePart'
import { useArticleContent } from './useArticleContent'

export type ArticleProps = {
  /** The body of the page, printed when it was compiled; the code of exported pages leaves it to the document. */
  readonly html: string | null
  readonly toc: readonly TocEntry[]
}

type FoundParts = { readonly article: HTMLElement; readonly parts: readonly PlacedPart[] }

/** The body of a page and its table of contents. The prose is plain HTML: React never walks through it. */
export function Article({ html, toc }: ArticleProps) {
  const article = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<FoundParts | null>(null)
  const { route } = usePage()
  const isWhole = useArticleContent(article, html, route)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML needs its behavior anew
  useEffect(() => {
    const element = article.current
    if (element === null || !isWhole) return
    const parts = partsOf(element)
    if (parts.length > 0) setFound({ article: element, parts })
    const takeAway = enhanceArticle(element, route)
    return () => {
      takeAway()
      setFound(null)
    }
  }, [html, route, isWhole])
  return (
    <>
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
      {found?.parts.map(({ part, place }) => (
        <ArticlePart key={part.selector} article={found.article} part={part} place={place} />
      ))}
    </>
  )
}
