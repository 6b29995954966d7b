import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { whenStarted } from './when-started'

/**
 * Stores text that the reader pastes into a search field before hydration, and replays the event once React handles
 * events. The field itself contains only the first characters, too few to diagnose an error.
 */
export function replayEarlyPaste(): void {
  let replay: (() => void) | undefined
  addEventListener('paste', ({ target, clipboardData }) => {
    if (document.documentElement.hasAttribute(ROOT_ATTRIBUTES.started)) return
    const event = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true })
    // Firefox replaces the object passed above with its own empty one, so the text is added to the event's object.
    event.clipboardData?.setData('text', clipboardData?.getData('text') ?? '')
    replay = () => target?.dispatchEvent(event)
  })
  whenStarted(() => replay?.())
}
