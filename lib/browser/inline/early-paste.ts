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
    const copy = new DataTransfer()
    copy.setData('text', clipboardData?.getData('text') ?? '')
    const event = new ClipboardEvent('paste', { clipboardData: copy, bubbles: true })
    replay = () => target?.dispatchEvent(event)
  })
  whenStarted(() => replay?.())
}
