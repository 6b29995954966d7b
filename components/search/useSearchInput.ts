import { useLayoutEffect, useState } from 'react'
import type { Hit } from '../../lib/search/hit'
import { LISTBOX_ID, optionId } from './useActiveHit'

/** What the input has besides what it is made with. */
const ATTRIBUTES = {
  'aria-autocomplete': 'list',
  autocapitalize: 'off',
  autocorrect: 'off',
  enterkeyhint: 'go',
  spellcheck: 'false',
}

export type SearchInput = {
  readonly text: string
  /** Replaces the query, as if the reader had typed it. */
  readonly type: (text: string) => void
}

/** The value of the search box's input, which is not rendered by React: readers could type before React had started. */
export function useSearchInput(box: HTMLDialogElement): SearchInput {
  const [text, setText] = useState(() => inputOf(box).value)
  useLayoutEffect(() => {
    const input = inputOf(box)
    for (const [name, value] of Object.entries(ATTRIBUTES)) input.setAttribute(name, value)
    const handleInput = () => {
      // An input method, or a script, can fill the field with half a character at its end.
      const whole = input.value.replace(/\p{Cs}/gu, '')
      if (whole !== input.value) input.value = whole
      setText(whole)
    }
    const handleReset = () => {
      setText('')
      if (box.open) input.focus()
    }
    input.addEventListener('input', handleInput)
    box.addEventListener('reset', handleReset)
    // What was typed since the value was read.
    handleInput()
    return () => {
      input.removeEventListener('input', handleInput)
      box.removeEventListener('reset', handleReset)
    }
  }, [box])
  const type = (next: string) => {
    const input = inputOf(box)
    input.value = next
    input.focus()
    setText(next)
  }
  return { text, type }
}

/** Points from the input to the list of hits and to the active one, from the moment they are there. */
export function useCombobox(box: HTMLDialogElement, active: Hit | undefined): void {
  const activeId = active && optionId(active)
  useLayoutEffect(() => {
    const input = inputOf(box)
    input.setAttribute('aria-expanded', String(activeId !== undefined))
    if (activeId === undefined) return
    input.setAttribute('aria-controls', LISTBOX_ID)
    input.setAttribute('aria-activedescendant', activeId)
    return () => {
      input.setAttribute('aria-expanded', 'false')
      input.removeAttribute('aria-controls')
      input.removeAttribute('aria-activedescendant')
    }
  }, [box, activeId])
}

function inputOf(box: HTMLDialogElement): HTMLInputElement {
  const input = box.querySelector('input')
  if (input === null) throw new Error('search: found no input in the search box')
  return input
}
