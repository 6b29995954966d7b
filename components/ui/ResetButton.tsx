import { useState } from 'react'

export type ResetButtonProps = {
  readonly label: string
  readonly isEmpty: boolean
  /** Clears the values and returns a function that restores them. */
  readonly onReset: () => () => void
}

/** After a reset, the button is an Undo button until the reader clicks it or `isEmpty` becomes false. */
export function ResetButton({ label, isEmpty, onReset }: ResetButtonProps) {
  const [undo, setUndo] = useState<(() => void) | null>(null)
  if (undo !== null && !isEmpty) setUndo(null)
  const handleClick = () => {
    const next = undo === null ? onReset() : null
    undo?.()
    setUndo(() => next)
  }
  if (isEmpty && undo === null) return null
  return (
    <button type="button" className="clear" onClick={handleClick}>
      {undo === null ? label : 'Undo'}
    </button>
  )
}
