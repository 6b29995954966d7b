import { enhanceChecklist } from './checklist'
import { enhanceCopyButtons } from './copy-buttons'
import { loadBehavior } from './load-behavior'
import { enhanceReleaseNotes } from './release-notes'
import { enhanceScrollBoxes } from './scroll-boxes'
import { enhanceTabs } from './tabs'
import { enhanceValuesForm } from './values-form'

/**
 * Gives the static HTML of an article its behavior: copy buttons, tabs that follow each other, boxes that scroll,
 * the reader's own values, steps to tick, controls over reference pages and release notes.
 * @param path path of the page
 * @returns the function that takes it away
 */
export function enhanceArticle(article: HTMLElement, path: string): () => void {
  const cleanUps = [
    enhanceCopyButtons(article),
    enhanceTabs(article),
    enhanceScrollBoxes(article),
    enhanceValuesForm(article),
    enhanceChecklist(article, path),
    loadBehavior(article, '.sample-form, .method-filter', () =>
      import('./api-reference').then((module) => module.enhanceApiReference),
    ),
    loadBehavior(article, '.spec-filter', () =>
      import('./specification').then((module) => module.enhanceSpecification),
    ),
    enhanceReleaseNotes(article),
  ]
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
