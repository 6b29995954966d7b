import { useEffect, useRef } from 'react'
import { enhanceArticle } from '../../lib/browser/enhance-article'
import type { TocEntry } from '../../lib/mdx/rehype-article'
import { Toc } from '../navigation/Toc'
import { usePage } from '../page/PageContext'

export type ArticleProps = {
  /** The body of the page, printed when it was compiled. */
  readonly html: string
  readonly toc: readonly TocEntry[]
}

/** The body of a page and its table of contents. The prose is plain HTML: React never walks through it. */
export function Article({ html, toc }: ArticleProps) {
  const article = useRef<HTMLDivElement>(null)
  const { route } = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML needs its behavior anew
  useEffect(
    () => (article.current === null ? undefined : enhanceArticle(article.current, route)),
    [html, route],
  )
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
    </>
  )
}
