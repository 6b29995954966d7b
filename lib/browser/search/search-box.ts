import { ELEMENT_IDS, SEARCH_OPENER_ATTRIBUTE } from '../../site/element-ids'
import * as SEARCH_BOX from '../../site/search-box'
import { lockScroll, unlockScroll } from '../page/scroll-lock'
import { isSearchShortcut } from './search-shortcut'

const CROSS = '<svg viewBox="0 0 24 24" aria-hidden=true><path d="M6 6l12 12M18 6L6 18"/></svg>'
const GLASS =
  '<svg viewBox="0 0 24 24" aria-hidden=true><path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5"/></svg>'

export type SearchBoxOptions = {
  /** Address of the search page, where Enter leads until there are results. */
  readonly page: string
  readonly placeholder: string
  readonly maxLength: number
}

let box: HTMLDialogElement | undefined

/**
 * Opens search by a click on what leads to it, by Ctrl+K or Cmd+K, and by `/` (§2). While the dialog is modal, the
 * browser keeps focus inside and gives it back.
 * @param isOff whether such a click goes where its link leads
 */
export function listenForSearch(options: SearchBoxOptions, isOff = () => false): void {
  const open = (event: Event, opener?: HTMLElement) => {
    if (isOff()) return
    event.preventDefault()
    box ??= createBox(options)
    if (box.open) return box.close()
    // Not every browser focuses a link that is clicked; the dialog gives focus back to what has it now.
    if (opener?.checkVisibility()) opener.focus({ preventScroll: true })
    lockScroll()
    box.showModal()
    document.dispatchEvent(new Event(SEARCH_BOX.opened))
  }
  const handleClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, button } = event
    if (ctrlKey || metaKey || shiftKey || button > 0 || !(target instanceof Element)) return
    const opener = target.closest<HTMLElement>(`[${SEARCH_OPENER_ATTRIBUTE}]`)
    if (opener) open(event, opener)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isSearchShortcut(event)) open(event)
  }
  // Ahead of the listeners that follow links.
  addEventListener('click', handleClick, true)
  addEventListener('keydown', handleKey)
  // The page may come back from the browser's cache as it was left.
  addEventListener('pagehide', () => box?.close())
}

function createBox({ page, placeholder, maxLength }: SearchBoxOptions): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.id = SEARCH_BOX.id
  dialog.setAttribute('aria-label', 'Search')
  dialog.innerHTML = `<form class=${SEARCH_BOX.bar} action="${page}">${GLASS}<input name=q type=search role=combobox aria-label=Search aria-autocomplete=list aria-expanded=false autofocus maxlength=${maxLength} placeholder="${placeholder}" autocomplete=off autocorrect=off autocapitalize=off spellcheck=false enterkeyhint=go><button type=reset aria-label="Clear the query">${CROSS}</button><button type=button>Close</button></form><div class=${SEARCH_BOX.body}></div>`
  let isPressedOutside = false
  dialog.onmousedown = ({ target }) => {
    isPressedOutside = target === dialog
  }
  dialog.onclick = ({ target }) => {
    const isOutside = isPressedOutside && target === dialog
    if (isOutside || (target instanceof HTMLElement && target.matches('form>[type=button]')))
      dialog.close()
  }
  // A search field would take the first Escape for itself.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    dialog.close()
  })
  dialog.onclose = () => {
    // Opened again since.
    if (dialog.open) return
    unlockScroll()
    dialog.querySelector('form')?.reset()
    if (document.activeElement === document.body)
      document.getElementById(ELEMENT_IDS.main)?.focus({ preventScroll: true })
  }
  document.body.append(dialog)
  return dialog
}
