/**
 * Makes a button empty something, and offer to take that back until the reader does something else with it.
 * @param reset empties it and returns the function that brings it back
 * @returns the function to call when there is something new to empty
 */
export function enhanceResetButton(
  button: HTMLButtonElement,
  reset: () => () => void,
  signal: AbortSignal,
): () => void {
  const label = button.textContent
  let undo: (() => void) | null = null
  const rest = () => {
    undo = null
    button.textContent = label
  }
  const handleClick = () => {
    if (undo === null) {
      undo = reset()
      // A shorter label would draw the button away from the pointer.
      button.style.minInlineSize = `${button.offsetWidth}px`
      button.textContent = 'Undo'
    } else {
      undo()
      rest()
    }
  }
  button.addEventListener('click', handleClick, { signal })
  return rest
}
