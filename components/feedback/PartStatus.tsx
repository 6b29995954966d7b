import type { PartState } from '../../lib/browser/navigation/load-part'
import { MESSAGES } from '../../lib/site/messages'
import { Loader } from '../ui/Loader'
import { LoadError } from './LoadError'

export type PartStatusProps = {
  readonly state: PartState<unknown>
  /** What is loading, as a sentence begins with it: "Search", "The form". */
  readonly label: string
  readonly advice?: string
}

/** How the loading of a part stands (§2, §8): nothing at first, then a loader, on failure an error with Retry. */
export function PartStatus({ state, label, advice }: PartStatusProps) {
  switch (state.status) {
    case 'pending':
    case 'done':
      return null
    case 'loading':
      return <Loader label={MESSAGES.loadingPart.replace('{part}', label.toLowerCase())} />
    case 'failed':
      return (
        <LoadError
          message={`${MESSAGES.partNotLoaded.replace('{part}', label)} ${state.message}`}
          advice={advice}
          onRetry={state.retry}
        />
      )
  }
}
