import type { DocSearchModalProps } from '@docsearch/react'
import type { ComponentProps } from 'react'
import { withBasePath } from '../../lib/config/base-path'
import { MESSAGES } from '../../lib/config/messages'
import { searchRoute } from '../../lib/search/query-text'

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
