import type { ReactNode } from 'react'
import { tabChoiceItem } from '../../lib/browser/storage/storage-items'
import { MANAGER_GROUP, type Manager } from '../../lib/content/api/managers'
import { PORT_VALUE } from '../../lib/content/api/sample-patterns'
import { useStored } from '../ui/useStored'
import { useReaderValue } from '../values/useReaderValues'
import { managerWords, swapWords } from './manager-words'

export type ManagerCodeProps = {
  readonly managers: readonly Manager[]
  /** Code for the first of them. */
  readonly children?: ReactNode
}

/** Code as the manager that the reader has chosen takes it, with the reader's port. */
export function ManagerCode({ managers, children }: ManagerCodeProps) {
  const port = useReaderValue(PORT_VALUE)
  const wanted = useChosenManager(managers)
  const [shown] = managers
  if (shown === undefined || wanted === undefined || (wanted === shown && port === undefined))
    return children
  return swapWords(children, managerWords(shown, wanted, port ?? ''))
}

/** The manager whose tab the reader has chosen, on whatever page; the first one before a choice. */
export function useChosenManager(managers: readonly Manager[]): Manager | undefined {
  const chosen = useStored(tabChoiceItem)?.[MANAGER_GROUP]
  return managers.find(({ name }) => name === chosen) ?? managers[0]
}
