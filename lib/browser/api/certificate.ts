import { PIN_CLASS } from '../../content/api/contract'

/** What pinned lines held before they were taken out. */
const contents = new WeakMap<Element, readonly ChildNode[]>()

/** Puts the lines for a self-signed certificate into the samples, or takes them out, so that a copy is what is shown. */
export function showPins(article: HTMLElement, isShown: boolean): void {
  for (const pin of article.querySelectorAll(`.${PIN_CLASS}`)) {
    const content = contents.get(pin) ?? [...pin.childNodes]
    contents.set(pin, content)
    if (isShown !== pin.hasChildNodes()) pin.replaceChildren(...(isShown ? content : []))
  }
}
