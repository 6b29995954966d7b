import { useMemo, useSyncExternalStore } from 'react'
import { doneSteps } from '../../lib/browser/steps/done-steps'

const NONE: readonly string[] = []

/** Heading ids of the steps the reader ticked on a page; none until the page is hydrated. */
export function useDoneSteps(path: string): readonly string[] {
  const steps = useMemo(() => doneSteps(path), [path])
  return useSyncExternalStore(steps.subscribe, steps.get, () => NONE)
}
