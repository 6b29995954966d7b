import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { whenStarted } from './when-started'

/**
 * Replays the last paste from before hydration once React handles events. The event contains the whole text; a search
 * field keeps only the first characters, too few to diagnose an error.
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
