import { type MouseEvent, useState } from 'react'

export type ResetButtonProps = {
  readonly label: string
  /** Whether there is nothing to empty. */
  readonly isEmpty: boolean
  /** Empties it and returns the function that brings it back. */
  readonly onReset: () => () => void
}

/** A button that empties something, and offers to take that back until the reader does something else with it. */
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
      // A shorter label would draw the button away from the pointer.
      style={undo === null ? undefined : { minInlineSize: undo.width }}
      onClick={handleClick}
    >
      {undo === null ? label : 'Undo'}
    </button>
  )
}
