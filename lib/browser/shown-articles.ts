import { ARTICLE_ATTRIBUTE } from '../content/pages/addresses'
import { layoutOf } from '../content/pages/layout'
import { rememberDocsVersion } from './chrome/docs-version'
import { enhancersOf } from './enhance-article'
import { heed } from './page/page-events'

/** How to take the behavior of an article away. */
const enhanced = new Map<HTMLElement, (() => void)[]>()

/**
 * Gives from now on each article that is shown its behavior.
 * @returns functions to call in order, which give it to the article of the document
 */
export function keepArticlesEnhanced(): readonly (() => void)[] {
  heed('articleShown', (article) => {
    if (article !== null) for (const enhance of tasksOf(article)) enhance()
  })
  heed('articleLeft', (article) => {
    if (article === null) return
    for (const end of enhanced.get(article) ?? []) end()
    enhanced.delete(article)
  })
  const own = document.querySelector<HTMLElement>(`[${ARTICLE_ATTRIBUTE}]`)
  return own === null ? [] : tasksOf(own)
}

function tasksOf(article: HTMLElement): readonly (() => void)[] {
  if (enhanced.has(article)) return []
  const route = article.getAttribute(ARTICLE_ATTRIBUTE) ?? ''
  if (layoutOf(route, {}) === 'docs') rememberDocsVersion()
  const ends: (() => void)[] = []
  enhanced.set(article, ends)
  return enhancersOf(article, route).map((enhance) => () => {
    // The reader may have left it meanwhile.
    if (enhanced.get(article) === ends) ends.push(enhance())
  })
}
