import { enhanceCopyButtons } from './copy-buttons'
import { enhanceReleaseNotes } from './release-notes'
import { enhanceScrollBoxes } from './scroll-boxes'
import { enhanceTabs } from './tabs'

/**
 * Gives the static HTML of an article its behavior: copy buttons, tabs that follow each other, boxes that scroll,
 * controls over the release notes.
 * @returns the function that takes it away
 */
export function enhanceArticle(article: HTMLElement): () => void {
  const cleanUps = [
    enhanceCopyButtons(article),
    enhanceTabs(article),
    enhanceScrollBoxes(article),
    enhanceReleaseNotes(article),
  ]
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
