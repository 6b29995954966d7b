import type { Heading } from 'nextra'

/** What the table of contents shows beside the headings that the page was printed with. */
export type TocView = {
  readonly hiddenIds: readonly string[]
  /** Headings that the page has added, last in the list. */
  readonly added: readonly Heading[]
}

/** What an article's behaviors know of the page around it. */
export type ArticleContext = {
  /** Without base path. */
  readonly route: string
  /** Aborted when the article leaves. */
  readonly signal: AbortSignal
  readonly showToc: (view: TocView) => void
  /**
   * Changes query and hash of the page's own URL: no arrival, no scrolling.
   * @param url route with query and hash
   */
  readonly changeUrl: (url: string, method: 'push' | 'replace') => void
}

/** Makes something in the static HTML of an article work, until the signal of its context is aborted. */
export type ArticleBehavior = (article: HTMLElement, context: ArticleContext) => void
