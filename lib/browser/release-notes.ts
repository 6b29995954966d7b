import { MESSAGES } from '../config/messages'
import { domElement } from './dom-element'

/** Loads the controls over the release notes, on their page only. The notes are complete without them. */
export function enhanceReleaseNotes(article: HTMLElement): () => void {
  const place = article.querySelector<HTMLElement>('[data-release-explorer]')
  if (place === null) return () => undefined
  let isLeft = false
  let stop = () => {
    isLeft = true
  }
  const load = () => {
    import('./release-explorer').then(
      ({ startReleaseExplorer }) => {
        if (isLeft) return
        place.replaceChildren()
        stop = startReleaseExplorer(article, place)
      },
      () => {
        if (!isLeft) place.replaceChildren(failure(load))
      },
    )
  }
  load()
  return () => stop()
}

function failure(onRetry: () => void): HTMLElement {
  const retry = domElement('button', { type: 'button' }, MESSAGES.retry)
  retry.addEventListener('click', onRetry)
  return domElement('p', { role: 'alert', class: 'rx' }, `${MESSAGES.partUnreachable} `, retry)
}
