import { type RefObject, useEffect, useMemo, useState } from 'react'
import { docSearchInput, repeatQuery } from '../../lib/browser/search/docsearch-repairs'
import { hitAddressOptions, snippetWords } from '../../lib/browser/search/search-surroundings'
import {
  createDocSearchAdapter,
  type DocSearchAdapter,
  type ModalSearch,
} from '../../lib/search/docsearch-adapter'
import { loadSearchClient } from '../../lib/search/load-search-client'

/** The engine behind the modal, and where its search stands. */
export function useModalSearch(root: RefObject<HTMLElement | null>): {
  readonly adapter: DocSearchAdapter
  readonly search: ModalSearch
} {
  const [search, setSearch] = useState<ModalSearch>({ status: 'idle' })
  const adapter = useMemo(
    () =>
      createDocSearchAdapter({
        loadClient: loadSearchClient,
        addresses: hitAddressOptions(),
        snippetWords: snippetWords(),
        onChange: setSearch,
        onComplete: () => {
          const input = docSearchInput(root.current)
          if (input !== null) repeatQuery(input)
        },
      }),
    [root],
  )
  useEffect(() => () => adapter.reset(), [adapter])
  return { adapter, search }
}
