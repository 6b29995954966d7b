import { type MouseEvent, useState } from 'react'

export type ResetButtonProps = {
  readonly label: string
  /** Whether there is nothing to reset; something new ends the offer to undo. */
  readonly isEmpty: boolean
  /** Empties what the button is for, and returns the function that brings it back. */
  readonly onReset: () => () => void
}

/** Empties something, and offers to take that back until the reader does something else with it. */
export function ResetButton({ label, isEmpty, onReset }: ResetButtonProps) {
  const [offer, setOffer] = useState<{ undo: () => void; width: number } | null>(null)
  if (offer !== null && !isEmpty) setOffer(null)
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (offer === null) return setOffer({ undo: onReset(), width: currentTarget.offsetWidth })
    offer.undo()
    setOffer(null)
  }
  return (
    <button
      type="button"
      className="button"
      // A shorter label would draw the button away from the pointer.
      style={offer === null ? undefined : { minInlineSize: offer.width }}
      onClick={handleClick}
    >
      {offer === null ? label : 'Undo'}
    </button>
  )
}
