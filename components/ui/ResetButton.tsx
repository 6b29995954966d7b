import { type MouseEvent, useState } from 'react'

export type ResetButtonProps = {
  readonly label: string
  /** Whether there is nothing to clear. */
  readonly isEmpty: boolean
  /** Clears the values and returns a function that restores them. */
  readonly onReset: () => () => void
}

/** After a reset, the button is an Undo button until the reader clicks it or `isEmpty` becomes false. */
export function ResetButton({ label, isEmpty, onReset }: ResetButtonProps) {
  const [undo, setUndo] = useState<{ run: () => void; width: number } | null>(null)
  if (undo !== null && !isEmpty) setUndo(null)
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    undo?.run()
    setUndo(undo === null ? { run: onReset(), width: currentTarget.offsetWidth } : null)
  }
  return (
    <button
      type="button"
      className="button"
      // The button does not shrink, because a narrower "Undo" might no longer be under the pointer.
      style={undo === null ? undefined : { minInlineSize: undo.width }}
      onClick={handleClick}
    >
      {undo === null ? label : 'Undo'}
    </button>
  )
}
