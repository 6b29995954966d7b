import type { ReactNode } from 'react'
import { elementText } from './element-text'
import { useReaderValue } from './useReaderValues'

/** `<cluster-name>` in code: shows the reader's value where there is one. */
export function Placeholder({ children }: { readonly children?: ReactNode }) {
  const name = elementText(children).slice(1, -1)
  const value = useReaderValue(name)
  return value === undefined ? (
    <var>{children}</var>
  ) : (
    <var data-filled="" title={`<${name}>`}>
      {value}
    </var>
  )
}
