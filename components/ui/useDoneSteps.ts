import { useMemo } from 'react'
import { doneStepsItem } from '../../lib/browser/storage/storage-items'
import { usePage } from './PageContext'
import { useStored } from './useStored'

/** `doneIds` are the heading ids of the steps on this page that the reader marked as done; `item` stores them. */
export function useDoneSteps() {
  const { route } = usePage()
  const item = useMemo(() => doneStepsItem(route), [route])
  return { item, doneIds: useStored(item) ?? NONE }
}

const NONE: readonly string[] = []
