import { type MouseEvent, useState } from 'react'

export type ResetButtonProps = {
  readonly label: string
  /** Whether there is nothing to clear. */
  readonly isEmpty: boolean
  /** Clears the values and returns a function that restores them. */
  readonly onReset: () => () => void
}

/** A button that clears values, and then is an Undo button until the reader uses it or enters a new value. */
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
      // The button keeps its width: a narrower "Undo" would no longer be under the pointer.
      style={undo === null ? undefined : { minInlineSize: undo.width }}
      onClick={handleClick}
    >
      {undo === null ? label : 'Undo'}
    </button>
  )
}
