import { enhanceCopyButtons } from './copy-buttons'
import { enhanceScrollBoxes } from './scroll-boxes'
import { enhanceTabs } from './tabs'
import { enhanceValuesForm } from './values-form'

/**
 * Gives the static HTML of an article its behavior: copy buttons, tabs that follow each other, boxes that scroll,
 * the reader's own values.
 * @returns the function that takes it away
 */
export function enhanceArticle(article: HTMLElement): () => void {
  const cleanUps = [
    enhanceCopyButtons(article),
    enhanceTabs(article),
    enhanceScrollBoxes(article),
    enhanceValuesForm(article),
  ]
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
