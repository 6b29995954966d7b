import { EARLY_ACTION } from './start-script'

/** Does what the reader asked for before the scripts ran: clicks the control, or presses the keys again. */
export function replayEarlyAction(): void {
  const action: unknown = Reflect.get(window, EARLY_ACTION)
  Reflect.set(window, EARLY_ACTION, null)
  if (action instanceof HTMLElement) {
    action.click()
    return
  }
  if (typeof action !== 'object' || action === null) return
  const key: unknown = Reflect.get(action, 'key')
  if (typeof key !== 'string') return
  const isOn = (name: string) => Reflect.get(action, name) === true
  document.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      ctrlKey: isOn('ctrlKey'),
      metaKey: isOn('metaKey'),
      bubbles: true,
      cancelable: true,
    }),
  )
}
