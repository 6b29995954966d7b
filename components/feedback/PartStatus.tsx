import type { PartState } from '../../lib/browser/navigation/load-part'
import { MESSAGES } from '../../lib/site/messages'
import { Loader } from '../ui/Loader'
import { LoadError } from './LoadError'

export type PartStatusProps = {
  /** What is loading, as a sentence begins with it: "The form". */
  readonly label: string
  readonly advice?: string
  readonly state: PartState<unknown>
}

/** How the loading of a part stands (§2, §8): nothing at first, then a loader, on failure an error with Retry. */
export function PartStatus({ label, advice, state }: PartStatusProps) {
  if (state.status === 'loading')
    return <Loader label={MESSAGES.loadingPart.replace('{part}', label.toLowerCase())} />
  if (state.status !== 'failed') return null
  const message = MESSAGES.partNotLoaded.replace('{part}', label)
  return <LoadError message={message} advice={advice} onRetry={state.retry} />
}
