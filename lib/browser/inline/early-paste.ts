import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { whenStarted } from './when-started'

/**
 * Replays the last paste from before hydration, as soon as React handles events. The event contains the whole pasted
 * text. The search field keeps only the start of the text, which can be too short to diagnose an error.
 */
export function replayEarlyPaste(): void {
  let replay: (() => void) | undefined
  addEventListener('paste', ({ target, clipboardData }) => {
    if (document.documentElement.hasAttribute(ROOT_ATTRIBUTES.started)) return
    const event = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true })
    // Firefox replaces the object passed above with an empty one, so add the text only after creating the event.
    event.clipboardData?.setData('text', clipboardData?.getData('text') ?? '')
    replay = () => target?.dispatchEvent(event)
  })
  whenStarted(() => replay?.())
}
