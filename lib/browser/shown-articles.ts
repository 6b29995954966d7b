import { ARTICLE_ATTRIBUTE } from '../content/pages/addresses'
import { layoutOf } from '../content/pages/layout'
import { rememberDocsVersion } from './chrome/docs-version'
import { enhanceArticle } from './enhance-article'
import { heed } from './page/page-events'

/** How to take the behavior of an article away. */
const enhanced = new Map<HTMLElement, () => void>()

/** Gives the article of the document its behavior, and from then on each one that takes its place. */
export function keepArticlesEnhanced(): void {
  const own = document.querySelector<HTMLElement>(`[${ARTICLE_ATTRIBUTE}]`)
  if (own !== null) show(own)
  heed('articleShown', (article) => article !== null && show(article))
  heed('articleLeft', (article) => {
    if (article === null) return
    enhanced.get(article)?.()
    enhanced.delete(article)
  })
}

function show(article: HTMLElement): void {
  if (enhanced.has(article)) return
  const route = article.getAttribute(ARTICLE_ATTRIBUTE) ?? ''
  if (layoutOf(route, {}) === 'docs') rememberDocsVersion()
  enhanced.set(article, enhanceArticle(article, route))
}
