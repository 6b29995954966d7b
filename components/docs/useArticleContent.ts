import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillArticle } from '../../lib/browser/article/late-article'
import { articleContent, isArticleShown } from '../../lib/browser/navigation/article-html'

/**
 * Fills the article of a page that the reader changes to. That of the document's own page stands in its HTML, and
 * React leaves it alone.
 * @param html the article, where the page's code has it
 * @returns whether all of it is there
 */
export function useArticleContent(
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
