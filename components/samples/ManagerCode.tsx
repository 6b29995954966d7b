import type { ReactNode } from 'react'
import { tabChoiceItem } from '../../lib/browser/storage/storage-items'
import { MANAGER_GROUP, type Manager } from '../../lib/content/api/managers'
import { PORT_VALUE } from '../../lib/content/api/sample-patterns'
import { usePage } from '../ui/PageContext'
import { useReaderValue } from '../ui/useReaderValues'
import { useStored } from '../ui/useStored'
import { managerWords, swapWords } from './manager-words'

/**
 * Code as the manager that the reader has chosen takes it, with the reader's port.
 * @param children code for the first of the managers
 */
export function ManagerCode({ children }: Code) {
  return usePage().managers === undefined ? children : <SwappedCode>{children}</SwappedCode>
}

type Code = { readonly children?: ReactNode }

function SwappedCode({ children }: Code) {
  const port = useReaderValue(PORT_VALUE)
  const { shown, wanted } = useManagers()
  if (shown === undefined || wanted === undefined || (wanted === shown && port === undefined))
    return children
  return swapWords(children, managerWords(shown, wanted, port ?? ''))
}

/** The manager that the code of the page is printed for, and the one whose tab the reader has chosen on whatever page. */
export function useManagers(): { shown: Manager | undefined; wanted: Manager | undefined } {
  const [shown, ...others] = usePage().managers ?? []
  const chosen = useStored(tabChoiceItem)?.[MANAGER_GROUP]
  return { shown, wanted: others.find(({ name }) => name === chosen) ?? shown }
}
