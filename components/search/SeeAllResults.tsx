import type { DocSearchModalProps } from '@docsearch/react'
import type { ComponentProps } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'
import { searchRoute } from '../../lib/search/query-text'
import { MESSAGES } from '../../lib/site/messages'

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>

/** The link from the modal to the search page (§2). */
export function SeeAllResults({ state }: ComponentProps<Footer>) {
  const count = Number(state.context.nbHits)
  return (
    <a href={withBasePath(searchRoute(state.query))}>
      {MESSAGES.seeAllResults.replace('{count}', String(count))}
    </a>
  )
}
