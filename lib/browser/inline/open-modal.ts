import { scrollbar } from '../../site/root-attributes'

/** Opens a modal dialog. The style sheet keeps the page from scrolling, and keeps the place of a scrollbar. */
export function openModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  root.toggleAttribute(scrollbar, innerWidth > root.clientWidth)
  dialog.showModal()
}
