import type { RefObject } from 'react'

export type SearchModalProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** What the reader has typed. */
  readonly text: string
  /** Replaces it, as if the reader had typed. */
  readonly onType: (text: string) => void
  /** Is told the id of the hit that Enter follows; undefined without hits. */
  readonly onActive: (id: string | undefined) => void
  readonly onClose: () => void
}
