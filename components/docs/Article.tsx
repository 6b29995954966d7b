import { Fragment, memo, type ReactNode, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ARTICLE_ATTRIBUTE } from '../../lib/content/article-markup'
import type { TocEntry } from '../../lib/content/pages/toc'
import { MESSAGES } from '../../lib/site/messages'
import { ChunkStatus } from '../feedback/LoadStatus'
import { Toc } from '../navigation/Toc'
import { usePage } from '../ui/PageContext'
import { PageStyles } from '../ui/PageStyles'
import { useArticle } from './useArticle'

export type ArticleProps = {
  readonly toc: readonly TocEntry[]
  /** Names of the style sheets that only some pages need. */
  readonly styleSheets: readonly string[]
} & (
  | { readonly html: string; readonly children?: never }
  /** Of a page with components. */
  | { readonly html?: never; readonly children: ReactNode }
)

/** The body of a page and its table of contents: plain HTML that React never walks through, unless it has components. */
export const Article = memo(function Article({ toc, styleSheets, html, children }: ArticleProps) {
  const article = useRef<HTMLDivElement>(null)
  const { route } = usePage()
  const { tocView, late } = useArticle(article, route, html)
  // Given in another object, the same HTML would be written anew.
  const inner = useMemo(() => ({ __html: html ?? '' }), [html])
  const attributes = { ref: article, className: 'prose', [ARTICLE_ATTRIBUTE]: route }
  return (
    <>
      <PageStyles sheets={styleSheets} />
      <Toc entries={toc} view={tocView}>
        {html === undefined ? (
          <div {...attributes}>{children}</div>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a page of this project, compiled at build
          <div {...attributes} dangerouslySetInnerHTML={inner} />
        )}
      </Toc>
      {late.map(({ selector, label, host, state }) => (
        <Fragment key={selector}>
          {createPortal(
            <ChunkStatus label={label} advice={MESSAGES.completeWithoutChunk} state={state} />,
            host,
          )}
        </Fragment>
      ))}
    </>
  )
})
