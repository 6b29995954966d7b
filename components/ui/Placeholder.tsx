import type { ReactNode } from 'react'
import { elementText } from './element-text'
import { useReaderValue } from './useReaderValues'

/** `<cluster-name>` in code: shows the reader's value where there is one. */
export function Placeholder({ children }: { readonly children?: ReactNode }) {
  const value = useReaderValue(elementText(children).slice(1, -1))
  return value === undefined ? <var>{children}</var> : <var data-filled="">{value}</var>
}
