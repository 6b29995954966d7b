/** What an article's behaviors know of the page around it. */
export type ArticleContext = {
  /** Without base path. */
  readonly route: string
  /** Aborted when the article leaves. */
  readonly signal: AbortSignal
  /**
   * Changes query and hash of the page's own URL: no arrival, no scrolling.
   * @param url route with query and hash
   */
  readonly changeUrl: (url: string, method: 'push' | 'replace') => void
}

/** Makes something in the static HTML of an article work, until the signal of its context is aborted. */
export type ArticleBehavior = (article: HTMLElement, context: ArticleContext) => void
