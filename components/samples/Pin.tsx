import type { ReactNode } from 'react'
import { CERTIFICATE_VALUE, UNCHECKED } from '../../lib/content/api/sample-patterns'
import { useReaderValue } from '../ui/useReaderValues'

export type PinProps = {
  /** What stands in its place when nothing is checked. */
  readonly unchecked: string
  readonly children?: ReactNode
}

/** The part of a sample that accepts the certificate of the reader's pin. */
export function Pin({ unchecked, children }: PinProps) {
  const choice = useReaderValue(CERTIFICATE_VALUE)
  const other = choice === UNCHECKED ? unchecked : null
  return <span className="pin">{choice === undefined ? children : other}</span>
}
