import { MESSAGES } from '../../site/messages'
import { loadPart, type PartState } from '../navigation/load-part'
import { domElement } from '../page/dom-element'
import { moveFocusOut } from '../page/move-focus-out'

type PartOptions<Part> = {
  /** What is loading, as a sentence begins with it: "The form". */
  readonly label: string
  readonly advice?: string
  readonly load: () => Promise<Part>
  /** Puts the element that shows the status into the document. */
  readonly place: (host: HTMLElement) => void
  readonly onLoad: (part: Part) => void
  /** Gets what the button does too; it works once. */
  readonly onFail?: (retry: () => void) => void
}

/**
 * Loads a part and shows its progress (§2, §8): nothing at first, then a loader, on failure an error with Retry.
 * @returns the function that ends it and removes what it shows
 */
export function showPartStatus<Part>(options: PartOptions<Part>): () => void {
  const host = domElement('div', { class: 'part-status' })
  options.place(host)
  const end = loadPart(options.load, (state) => {
    moveFocusOut(host)
    host.replaceChildren(...statusElements(state, options))
    if (state.status === 'failed') options.onFail?.(state.retry)
    if (state.status !== 'done') return
    host.remove()
    options.onLoad(state.part)
  })
  return () => {
    end()
    moveFocusOut(host)
    host.remove()
  }
}

function statusElements<Part>(
  state: PartState<Part>,
  { label, advice }: PartOptions<Part>,
): HTMLElement[] {
  if (state.status === 'loading') {
    const ring = domElement('span', { class: 'loader-ring', 'aria-hidden': 'true' })
    const text = MESSAGES.loadingPart.replace('{part}', label.toLowerCase())
    return [domElement('p', { class: 'loader', role: 'status' }, ring, text)]
  }
  if (state.status !== 'failed') return []
  const message = `${MESSAGES.partNotLoaded.replace('{part}', label)} ${state.message}`
  const sentences = [message, ...(advice === undefined ? [] : [advice])]
  const retry = domElement('button', { type: 'button' }, MESSAGES.retry)
  retry.addEventListener('click', state.retry)
  const text = domElement('div', {}, ...sentences.map((one) => domElement('p', {}, one)))
  return [domElement('div', { class: 'load-error', role: 'alert' }, text, retry)]
}
