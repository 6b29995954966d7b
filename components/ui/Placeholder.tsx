import type { ReactNode } from 'react'
import { elementText } from './element-text'
import { useReaderValue } from './useReaderValues'

/** A placeholder in code, such as `<cluster-name>`: shows the reader's value if there is one. */
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
