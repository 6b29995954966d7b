import { MESSAGES } from '../config/messages'

type Enhance = (article: HTMLElement) => () => void

/**
 * Loads a behavior that few pages need, when the article has something it works on.
 * @param selector finds what it works on
 * @param load imports it
 */
export function loadBehavior(
  article: HTMLElement,
  selector: string,
  load: () => Promise<Enhance>,
): () => void {
  if (article.querySelector(selector) === null) return () => undefined
  let isGone = false
  let cleanUp = () => {}
  load().then(
    (enhance) => {
      if (!isGone) cleanUp = enhance(article)
    },
    (error: unknown) => console.warn(MESSAGES.formsUnavailable, error),
  )
  return () => {
    isGone = true
    cleanUp()
  }
}
