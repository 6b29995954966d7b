import { MESSAGES } from '../config/messages'

/** Loads the behavior of the API reference when the page has something that needs it. */
export function loadApiReference(article: HTMLElement): () => void {
  if (article.querySelector('.sample-form, .method-filter') === null) return () => undefined
  let isGone = false
  let cleanUp = () => {}
  import('./api-reference').then(
    ({ enhanceApiReference }) => {
      if (!isGone) cleanUp = enhanceApiReference(article)
    },
    (error: unknown) => console.warn(MESSAGES.formsUnavailable, error),
  )
  return () => {
    isGone = true
    cleanUp()
  }
}
