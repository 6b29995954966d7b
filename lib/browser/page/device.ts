/** Whether the reader's keyboard has a Command key. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

/** How to copy what is selected: touch screens offer it beside the selection. */
export function copyHint(): string {
  if (window.matchMedia('(pointer: coarse)').matches) return 'Selected'
  return isApple() ? 'Press ⌘C' : 'Press Ctrl+C'
}
