import { STEPS_CLASS } from '../../content/steps/contract'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { afterPaint } from './after-paint'
import { layOutArticle } from './late-layout'

/** Characters of text per pixel of the window's height that fill the window, also where a line holds many. */
const TEXT_PER_PIXEL = 2
/** Characters that follow in one frame: laying them out takes less than a frame on a slow machine. */
const TEXT_PER_FRAME = 5000
/** Lists that are as long as the page: their items come one by one. */
const LONG_LIST = `ol.${STEPS_CLASS}`

type Filling = Readonly<Record<'hold' | 'resume' | 'finish', () => void>>

let current: Filling | null = null

/** Fills in and lays out what is still missing of the article, before something needs its end. */
export function finishArticle(): void {
  layOutArticle()
  current?.finish()
}

/** Lets the article on its way wait, because another one may be coming. */
export function holdArticle(): void {
  current?.hold()
}

/** Goes on with an article that waits, because no other one came. */
export function resumeArticle(): void {
  current?.resume()
}

/**
 * Fills an article that the reader changes to: at once as much as the window shows, the rest in the frames after it, so
 * that a long page appears as fast as a short one.
 * @param element empty
 * @param content the whole article; it is copied
 * @param onWhole called when all of it is there
 * @returns the function that ends it
 */
export function fillArticle(
  element: HTMLElement,
  content: DocumentFragment,
  onWhole: () => void,
): () => void {
  // Only the article that came with the document waits with its layout.
  document.documentElement.removeAttribute(ROOT_ATTRIBUTES.lateLayout)
  const copies = copyParts(element, content)
  let stop = () => {}
  let isHeld = false
  const end = () => {
    stop()
    window.removeEventListener('beforeprint', finish)
    if (current === filling) current = null
  }
  const fill = (length: number) => {
    for (let rest = length; rest > 0; ) {
      const { value, done } = copies.next()
      if (done === true) {
        end()
        onWhole()
        return
      }
      rest -= value
    }
    goOn()
  }
  // After the frame is painted, not before.
  const goOn = () => {
    isHeld = false
    stop = afterPaint(() => fill(TEXT_PER_FRAME))
  }
  const hold = () => {
    isHeld = true
    stop()
  }
  const resume = () => {
    if (isHeld) goOn()
  }
  const finish = () => {
    end()
    fill(Number.POSITIVE_INFINITY)
  }
  const filling = { hold, resume, finish }
  current = filling
  window.addEventListener('beforeprint', finish)
  fill(window.innerHeight * TEXT_PER_PIXEL)
  return end
}

/** Copies children one after another; yields the length of each one's text content. */
function* copyParts(target: Node, source: Node): Generator<number, undefined> {
  for (const child of source.childNodes) {
    if (child instanceof Element && child.matches(LONG_LIST)) {
      const list = child.cloneNode()
      target.appendChild(list)
      yield* copyParts(list, child)
    } else {
      target.appendChild(child.cloneNode(true))
      yield child.textContent?.length ?? 0
    }
  }
}
