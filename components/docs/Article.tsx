import { useEffect, useRef, useState } from 'react'
import { type PlacedPart, partsOf } from '../../lib/browser/article-parts'
import { enhanceArticle } from '../../lib/browser/enhance-article'
import type { TocEntry } from '../../lib/mdx/rehype-article'
import { Toc } from '../navigation/Toc'
import { usePage } from '../page/PageContext'
import { ArticlePart } from './ArticlePart'

export type ArticleProps = {
  /** The body of the page, printed when it was compiled. */
  readonly html: string
  readonly toc: readonly TocEntry[]
}

type FoundParts = { readonly article: HTMLElement; readonly parts: readonly PlacedPart[] }

/** The body of a page and its table of contents. The prose is plain HTML: React never walks through it. */
export function Article({ html, toc }: ArticleProps) {
  const article = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<FoundParts | null>(null)
  const { route } = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML needs its behavior anew
  useEffect(() => {
    const element = article.current
    if (element === null) return
    const parts = partsOf(element)
    if (parts.length > 0) setFound({ article: element, parts })
    const takeAway = enhanceArticle(element, route)
    return () => {
      takeAway()
      setFound(null)
    }
  }, [html, route])
  return (
    <>
      <Toc entries={toc} />
      <div
        ref={article}
        className="prose"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a page of this project, compiled at build
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {found?.parts.map(({ part, place }) => (
        <ArticlePart key={part.selector} article={found.article} part={part} place={place} />
      ))}
    </>
  )
}
