/**
 * Makes a button empty something, and offer to take that back until the reader does something else with it.
 * @param reset empties it and returns the function that brings it back
 * @returns `rest`, to call when there is something new to empty, and `end`, which takes the behavior away
 */
export function enhanceResetButton(
  button: HTMLButtonElement,
  reset: () => () => void,
): { readonly rest: () => void; readonly end: () => void } {
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
  button.addEventListener('click', handleClick)
  return {
    rest,
    end() {
      button.removeEventListener('click', handleClick)
      rest()
    },
  }
}
