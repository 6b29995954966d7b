import { useMemo } from 'react'
import { doneStepsItem } from '../../lib/browser/storage/storage-items'
import { usePage } from './PageContext'
import { useStored } from './useStored'

/** When the reader ticked which steps of this page, by their heading ids, and the item that keeps that. */
export function useDoneSteps() {
  const { route } = usePage()
  const item = useMemo(() => doneStepsItem(route), [route])
  const doneAt = useStored(item) ?? NONE
  return { item, doneAt, doneIds: useMemo(() => Object.keys(doneAt), [doneAt]) }
}

const NONE: Readonly<Record<string, string>> = {}

export function stepCountText(done: number, total: number): string {
  return `${done} of ${total} ${total === 1 ? 'step' : 'steps'} done`
}
