import { MESSAGES } from '../../lib/site/messages'
import { LoadError } from '../feedback/LoadError'

/** A search without an answer (§8), with a way to ask again. */
export function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <LoadError
      message={MESSAGES.searchFailed}
      advice={MESSAGES.checkConnection}
      onRetry={onRetry}
    />
  )
}
