import { MESSAGES } from '../../lib/site/messages'
import { LoadError } from '../feedback/LoadStatus'

type SearchFailedProps = {
  /** Whether the site has changed since the page was opened, so that only loading the page again can help. */
  readonly isOutdated?: boolean
  readonly isRepeated?: boolean
  readonly onRetry: () => void
}

/** In its own module, because every page loads it with the search box. */
export function SearchFailed({ isOutdated = false, ...more }: SearchFailedProps) {
  const [message, advice] = isOutdated
    ? [MESSAGES.siteChanged]
    : [MESSAGES.searchFailed, MESSAGES.checkConnection]
  return <LoadError message={message} advice={advice} {...more} />
}
