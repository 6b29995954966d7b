import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { allowsPrefetch, INTENTS } from '../../lib/browser/navigation/connection'
import { effectiveBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { SEARCH_OPENER_ATTRIBUTE } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import { CrashBoundary } from '../feedback/CrashBoundary'
import { LoadError } from '../feedback/LoadError'
import { useLazyPart } from '../feedback/useLazyPart'
import { Loader } from '../ui/Loader'
import { loadSearchModal, warmUpSearch } from './load-search-modal'
import { useNextChance } from './useNextChance'
import { useSearchBox } from './useSearchBox'

// The preview has no inline script, which does this in an exported page.
if (process.env.NODE_ENV !== 'production' && typeof window !== 'undefined')
  void Promise.all([
    import('../../lib/browser/search/search-box'),
    import('../../lib/content/settings/inline-options'),
  ]).then(([{ listenForSearch }, { inlineOptions }]) =>
    listenForSearch(inlineOptions(siteConfig, effectiveBasePath).search),
  )

/** Fills the search box whenever it is open, and loads what it takes when that is likely. */
export function SearchDialog() {
  const box = useSearchBox()
  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const opener = target instanceof Element && target.closest(`[${SEARCH_OPENER_ATTRIBUTE}]`)
      if (opener && allowsPrefetch()) warmUpSearch()
    }
    for (const type of INTENTS) document.addEventListener(type, handleIntent, { passive: true })
    return () => {
      for (const type of INTENTS) document.removeEventListener(type, handleIntent)
    }
  }, [])
  const body = box?.lastElementChild
  if (!box || !body) return null
  return createPortal(
    <CrashBoundary
      resetKey=""
      fallback={(_error, retry) => <LoadError message={MESSAGES.searchCrashed} onRetry={retry} />}
    >
      <LateModal box={box} />
    </CrashBoundary>,
    body,
  )
}

/** What the reader types while the code of the modal is on its way stays in the box. */
function LateModal({ box }: { readonly box: HTMLDialogElement }) {
  const state = useLazyPart(loadSearchModal)
  useNextChance(box, state.status === 'failed' ? state.retry : null)
  switch (state.status) {
    case 'pending':
      return null
    case 'loading':
      return <Loader label={MESSAGES.loadingPart.replace('{part}', 'search')} />
    case 'failed':
      return (
        <LoadError
          message={MESSAGES.partNotLoaded.replace('{part}', 'Search')}
          advice={MESSAGES.checkConnection}
          onRetry={state.retry}
        />
      )
    case 'done':
      return <state.part box={box} />
  }
}
