import { enhanceCopyButtons } from './copy-buttons'
import { loadApiReference } from './load-api-reference'
import { enhanceScrollBoxes } from './scroll-boxes'
import { enhanceTabs } from './tabs'

/**
 * Gives the static HTML of an article its behavior: copy buttons, tabs that follow each other, boxes that scroll.
 * @returns the function that takes it away
 */
export function enhanceArticle(article: HTMLElement): () => void {
  const cleanUps = [
    enhanceCopyButtons(article),
    enhanceTabs(article),
    enhanceScrollBoxes(article),
    loadApiReference(article),
  ]
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
