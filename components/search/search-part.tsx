import { createRoot } from 'react-dom/client'
import type { drawSearch as declared } from 'search-part'
import { MESSAGES } from '../../lib/site/messages'
import { CrashBoundary } from '../feedback/CrashBoundary'
import { LoadError } from '../feedback/LoadError'
import { HostedModal } from './HostedModal'
import { SearchModal } from './SearchModal'

/** The build leaves the other one out. */
const Modal = process.env.SITE_SEARCH_ENGINE === 'hosted' ? HostedModal : SearchModal

/**
 * Draws search in the open box. The build bundles this file beside the reading script, with Preact in React's place: the
 * first hits wait neither for React nor for the router.
 */
export const drawSearch: typeof declared = (box, place) => {
  const root = createRoot(place)
  root.render(
    <CrashBoundary
      resetKey=""
      fallback={(_error, retry) => <LoadError message={MESSAGES.searchCrashed} onRetry={retry} />}
    >
      <Modal box={box} />
    </CrashBoundary>,
  )
  return () => root.unmount()
}
