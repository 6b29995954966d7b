import { ARTICLE_ATTRIBUTE } from '../../content/pages/addresses'

type OwnArticle = { readonly route: string; readonly html: string }

declare global {
  interface Window {
    /** The article that the document came with, for all scripts in it; null when it has none. */
    __ownArticle?: OwnArticle | null
  }
}

/** The document's own article as it was at the first call: before anything changes it or takes it out. */
export function keepOwnArticle(): OwnArticle | null {
  window.__ownArticle ??= readArticle()
  return window.__ownArticle
}

function readArticle(): OwnArticle | null {
  const element = document.querySelector(`[${ARTICLE_ATTRIBUTE}]`)
  const route = element?.getAttribute(ARTICLE_ATTRIBUTE)
  return element == null || route == null ? null : { route, html: element.innerHTML }
}

/** Whether an element is in an article that another has replaced and that is about to be removed. */
export function isLeaving(element: Element): boolean {
  const article = element.closest(`[${ARTICLE_ATTRIBUTE}]`)
  return article !== null && article !== document.querySelector(`[${ARTICLE_ATTRIBUTE}]`)
}
