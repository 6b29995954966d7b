import { type RefObject, useEffect } from 'react'
import { activeHitLink, docSearchInput } from '../../lib/browser/search/docsearch-repairs'
import type { ModalSearch } from '../../lib/search/docsearch-adapter'

/**
 * Takes Enter and Tab before DocSearch does: it would follow a row of the last query while the next one is on its way,
 * choose while a word is being composed, and drop its results on Tab. Escape is the dialog's.
 * @param onSubmit Enter before the results are there
 */
export function useModalKeys(
  root: RefObject<HTMLElement | null>,
  search: ModalSearch,
  onSubmit: () => void,
): void {
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const handleKey = (event: KeyboardEvent) => {
      if (search.status === 'idle' && moveInSaved(element, event)) {
        event.preventDefault()
        return
      }
      const isOurs = event.key === 'Enter' || event.key === 'Tab'
      if (!isOurs || event.target !== docSearchInput(element)) return
      event.stopPropagation()
      // keyCode 229: Safari ends the composition before it tells of the key.
      if (event.key === 'Tab' || event.isComposing || event.keyCode === 229) return
      event.preventDefault()
      if (search.status === 'searching') onSubmit()
      if (search.status === 'failed') search.retry()
      if (search.status === 'answered') activeHitLink(element)?.dispatchEvent(clickLike(event))
    }
    element.addEventListener('keydown', handleKey, true)
    return () => element.removeEventListener('keydown', handleKey, true)
  }, [root, search, onSubmit])
}

/** Arrow keys go from the input through the saved searches and back. */
function moveInSaved(element: HTMLElement, { key, target }: KeyboardEvent): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
  const input = docSearchInput(element)
  const stops = [input, ...element.querySelectorAll<HTMLElement>('a[data-saved]')]
  const at = stops.findIndex((stop) => Object.is(stop, target))
  stops.at((at + (key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus()
  return at !== -1
}

/** A click with the same modifiers, so that Ctrl+Enter opens a new tab as Ctrl+click does. */
function clickLike({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): MouseEvent {
  const modifiers = { ctrlKey, metaKey, shiftKey, altKey }
  return new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ...modifiers })
}
