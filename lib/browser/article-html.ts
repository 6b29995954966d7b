import { withBasePath } from '../config/base-path'
import { ARTICLE_ATTRIBUTE, articleFile } from '../docs/article-file'
import { RouteCodeError } from './route-code-error'

const articles = new Map<string, string>()

/**
 * The article of a page that is about to be shown: that of a page the reader changes to was fetched before, that of the
 * document's own page stands in its HTML.
 * @throws when it is neither
 */
export function articleHtml(route: string): string {
  const html = articles.get(route) ?? articleInDocument(route)
  if (html === null) throw new Error(`The text of ${route} is not loaded.`)
  articles.set(route, html)
  return html
}

/** Keeps the article of the document's own page before a crash can take it out of the document. */
export function keepArticle(): void {
  const element = globalThis.document?.querySelector(`[${ARTICLE_ATTRIBUTE}]`)
  const route = element?.getAttribute(ARTICLE_ATTRIBUTE)
  if (element != null && route != null && !articles.has(route))
    articles.set(route, element.innerHTML)
}

/**
 * Fetches the article of a route, once.
 * @throws RouteCodeError when it is missing or something else
 */
export async function fetchArticle(route: string): Promise<void> {
  if (articles.has(route)) return
  const address = withBasePath(articleFile(buildId(), route))
  const response = await fetch(encodeURI(address), { credentials: 'same-origin' }).catch(
    (cause: unknown) => {
      throw new RouteCodeError('The text of the page did not load.', { cause })
    },
  )
  if (!response.ok) throw new RouteCodeError(`The text of the page answered ${response.status}.`)
  if (!/^text\/plain/.test(response.headers.get('content-type') ?? ''))
    throw new RouteCodeError('The text of the page is something else.')
  articles.set(route, await response.text())
}

function articleInDocument(route: string): string | null {
  const element = document.querySelector(`[${ARTICLE_ATTRIBUTE}="${CSS.escape(route)}"]`)
  return element?.innerHTML ?? null
}

/** From the document's data: a constant in the code would make it another file with each build. */
function buildId(): string {
  return window.__NEXT_DATA__.buildId
}
