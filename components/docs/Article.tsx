import { useEffect, useRef } from 'react'
import { articleHtml } from '../../lib/browser/article-html'
import { enhanceArticle } from '../../lib/browser/enhance-article'
import { ARTICLE_ATTRIBUTE } from '../../lib/docs/article-file'
import type { TocEntry } from '../../lib/mdx/rehype-article'
import { Toc } from '../navigation/Toc'
import { usePage } from '../page/PageContext'

export type ArticleProps = {
  /** The body of the page, printed when it was compiled; the code of exported pages leaves it to the document. */
  readonly html: string | null
  readonly toc: readonly TocEntry[]
}

/** The body of a page and its table of contents. The prose is plain HTML: React never walks through it. */
export function Article({ html, toc }: ArticleProps) {
  const article = useRef<HTMLDivElement>(null)
  const { route } = usePage()
  const text = html ?? articleHtml(route)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML needs its behavior anew
  useEffect(
    () => (article.current === null ? undefined : enhanceArticle(article.current, route)),
    [text, route],
  )
  return (
    <>
      <Toc entries={toc} />
      <div
        ref={article}
        className="prose"
        {...{ [ARTICLE_ATTRIBUTE]: route }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a page of this project, compiled at build
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </>
  )
}
