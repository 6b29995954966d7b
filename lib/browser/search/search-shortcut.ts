/** Whether a key opens search: Ctrl+K or Cmd+K anywhere, `/` outside of fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false
  const isCommand = event.ctrlKey || event.metaKey
  if (event.key.toLowerCase() === 'k') return isCommand && !event.shiftKey
  return event.key === '/' && !isCommand && !isField(event.target)
}

const FIELDS = 'input:not([type=radio],[type=checkbox]),textarea,select'

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches(FIELDS)
}
