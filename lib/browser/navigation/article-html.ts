import { ARTICLE_ATTRIBUTE, articleFile } from '../../content/pages/addresses'
import { withBasePath } from '../../content/settings/base-path'
import { keepOwnArticle } from '../article/own-article'

declare global {
  interface Window {
    /** Hashes of the articles by route; comes with the router's manifest. */
    readonly __ARTICLES?: Readonly<Record<string, string>>
  }
}

/** Hash of pages that have no article, such as the home page: every other empty file is broken. */
const EMPTY_HASH = 'e3b0c44298fc'

/** By route; HTML that is not parsed yet is a string. */
const articles = new Map<string, string | DocumentFragment>()

/**
 * The article of a page that is about to be shown: that of a page the reader changes to was fetched before, that of the
 * document's own page was kept.
 * @throws when it is neither
 */
export function articleContent(route: string): DocumentFragment {
  const kept = articles.get(route)
  if (kept === undefined) throw new Error(`The text of ${route} is not loaded.`)
  const content = typeof kept === 'string' ? parse(kept) : kept
  articles.set(route, content)
  return content
}

/** Whether the document has the article of a route; to the server, which prints the place for it, every one has. */
export function isArticleShown(route: string): boolean {
  if (globalThis.document === undefined) return true
  return document.querySelector(`[${ARTICLE_ATTRIBUTE}="${CSS.escape(route)}"]`) !== null
}

/** Takes the document's own article up, as it was before anything changed it. */
export function takeOwnArticle(): void {
  const own = globalThis.document === undefined ? null : keepOwnArticle()
  if (own !== null) articles.set(own.route, own.html)
}

/**
 * Fetches the article of a route, once.
 * @throws when the manifest does not name it, or it is missing, empty or something else
 */
export async function fetchArticle(route: string): Promise<void> {
  if (articles.has(route)) return
  const hash = window.__ARTICLES?.[route]
  if (hash === undefined) throw new Error(`The page ${route} has no text.`)
  const address = encodeURI(withBasePath(articleFile(route, hash)))
  const response = await fetch(address, { credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new Error('The text of the page did not load.', { cause })
  })
  if (!response.ok) throw new Error(`The text of the page answered ${response.status}.`)
  if (!/^text\/plain/.test(response.headers.get('content-type') ?? ''))
    throw new Error('The text of the page is something else.')
  const html = await response.text()
  if (html === '' && hash !== EMPTY_HASH) throw new Error('The text of the page is empty.')
  // Now, while the reader is not waiting yet.
  articles.set(route, parse(html))
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}
