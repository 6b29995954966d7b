import { SEARCH_OPENER_ATTRIBUTE } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as SEARCH_BOX from '../../site/search-box'
import { isSearchShortcut } from './search-shortcut'

export type SearchBoxOptions = {
  /** Address of the search page, where Enter leads until there are results. */
  readonly page: string
  readonly placeholder: string
  readonly maxLength: number
}

/** A page whose scripts did not load, the one that searches among them. */
const UNANSWERED = `html:not([${ROOT_ATTRIBUTES.reading}])[${ROOT_ATTRIBUTES.scriptsFailed}]`

let box: HTMLDialogElement | undefined

/**
 * Opens search by a click on what leads to it, by Ctrl+K or Cmd+K, and by `/` (§2). While the dialog is modal, the
 * browser keeps focus inside, closes it on Escape and gives focus back. Where scripts do not load, a click goes where its
 * link leads.
 */
export function listenForSearch(options: SearchBoxOptions): void {
  const toggle = (event: Event, opener?: HTMLElement | null) => {
    if (document.querySelector(UNANSWERED)) return
    event.preventDefault()
    box ??= createBox(options)
    if (box.open) return box.close()
    // Not every browser focuses a link that is clicked; the dialog gives focus back to what has it now.
    opener?.focus()
    box.querySelector('form')?.reset()
    box.showModal()
    document.dispatchEvent(new Event(SEARCH_BOX.opened))
  }
  const handleClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, button } = event
    if (ctrlKey || metaKey || shiftKey || button > 0 || !(target instanceof Element)) return
    const opener = target.closest<HTMLElement>(`[${SEARCH_OPENER_ATTRIBUTE}]`)
    if (opener) toggle(event, opener)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isSearchShortcut(event)) toggle(event)
  }
  // Ahead of the listeners that follow links.
  addEventListener('click', handleClick, true)
  addEventListener('keydown', handleKey)
}

function createBox({ page, placeholder, maxLength }: SearchBoxOptions): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.id = SEARCH_BOX.id
  dialog.setAttribute('aria-label', 'Search')
  // The button that closes is one more that toggles.
  dialog.innerHTML = `<form action="${page}"><input name=q role=combobox aria-label=Search aria-expanded=false placeholder="${placeholder}" maxlength=${maxLength} autocomplete=off><button type=reset aria-label="Clear the query">×</button><button type=button ${SEARCH_OPENER_ATTRIBUTE}>Close</button></form><div></div>`
  dialog.onsubmit = () => dialog.querySelector('input')?.value !== ''
  document.body.append(dialog)
  return dialog
}
