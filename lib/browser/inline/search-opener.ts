import { SEARCH_BOX_ID, SEARCH_OPENER_ATTRIBUTE } from '../../site/element-ids'
import { scrollbar } from '../../site/root-attributes'
import * as STORAGE_KEYS from '../../site/storage-keys'
import { storedValue } from './stored-value'

/**
 * Opens or closes the search box; `opener` is the clicked element, undefined for a keyboard shortcut.
 * @returns whether the event is handled; if not, the browser handles it, for example by following the link
 */
type Handler = (opener?: HTMLElement) => boolean

/**
 * Calls `handle` to open or close the search box (§2): on Ctrl+K or Cmd+K, on `/`, and on a click on an element with
 * SEARCH_OPENER_ATTRIBUTE. Closes the box on a click outside it. The second click of a double click does nothing.
 */
export function listenForSearch(handle: Handler, signal: AbortSignal): void {
  let isPressedOutside = false
  const handlePress = (event: MouseEvent) => {
    isPressedOutside = isBackdrop(event.target)
    // Keep focus in the box.
    if (isPressedOutside) event.preventDefault()
  }
  const handleClick = (event: MouseEvent) => {
    const { target, detail } = event
    const isRepeated = detail > 1
    if (isBackdrop(target) && isPressedOutside && !isRepeated) target.close()
    const opener = clickedControl(event, `[${SEARCH_OPENER_ATTRIBUTE}]`)
    if (opener && (isRepeated || handle(opener))) event.preventDefault()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isSearchShortcut(event) && handle()) event.preventDefault()
  }
  // Capture, to run before the listeners that follow links.
  const options = { capture: true, signal }
  addEventListener('mousedown', handlePress, options)
  addEventListener('click', handleClick, options)
  addEventListener('keydown', handleKey, { signal })
}

/** The clicked element that matches a selector; null if a modifier key or another button changes the meaning. */
export function clickedControl(event: MouseEvent, selector: string): HTMLElement | null {
  const { target, ctrlKey, metaKey, shiftKey, button } = event
  if (ctrlKey || metaKey || shiftKey || button > 0 || !(target instanceof Element)) return null
  return target.closest<HTMLElement>(selector)
}

/** Whether an event's target is the search dialog itself, as for a click outside the dialog's content. */
function isBackdrop(target: EventTarget | null): target is HTMLDialogElement {
  return target instanceof HTMLDialogElement && target.id === SEARCH_BOX_ID
}

/**
 * Opens the search box with an empty field, or closes it, as on a click on its Close button. The browser keeps focus
 * inside, closes the box on Escape, and restores focus.
 * @returns whether the document has a search box
 */
export function toggleSearchBox(opener?: HTMLElement): boolean {
  const box = document.querySelector<HTMLDialogElement>(`#${SEARCH_BOX_ID}`)
  if (box?.open) box.close()
  else {
    // Some browsers do not focus a clicked link. Focus the opener, so that it has focus again after the box closes.
    opener?.focus()
    box?.querySelector('form')?.reset()
    if (box) openModal(box)
  }
  return box !== null
}

/** Opens a modal dialog. The style sheet keeps the page from scrolling, and keeps the place of a scrollbar. */
export function openModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  root.toggleAttribute(scrollbar, innerWidth > root.clientWidth)
  dialog.showModal()
}

/**
 * Whether a key press opens search: Ctrl+K or Cmd+K, or `/` outside fields unless turned off. In fields on Apple
 * devices, Ctrl+K edits text. On keyboards without Latin letters, the position of the K key counts.
 * @param event has no `key` if autofill causes it
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, target, ctrlKey, metaKey, shiftKey } = event
  if (!key || event.isComposing || event.altKey) return false
  const isCommand = metaKey || (ctrlKey && !(isAppleDevice() && isField(target)))
  if (key === '/')
    return !ctrlKey && !metaKey && !isField(target) && storedValue(STORAGE_KEYS.slashKey) !== 'off'
  const isK = /^\p{Script=Latin}$/u.test(key) ? /k/i.test(key) : code === 'KeyK'
  return isK && isCommand && !shiftKey
}

export function isAppleDevice(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

const FIELDS = 'input:not([type=radio],[type=checkbox]),textarea,select'

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches(FIELDS)
}
