import { enhanceCodeWrap } from './article/code-wrap'
import { enhanceCopyButtons } from './article/copy-buttons'
import { layOutOnNeed } from './article/late-layout'
import { enhanceScrollBoxes } from './article/scroll-boxes'
import { enhanceTabs } from './article/tabs'
import { printSheetHeads } from './page/sheet-heads'
import { enhanceChecklist } from './steps/checklist'
import { followSection } from './toc/toc-bar'
import { enhanceValuesForm } from './values/values-form'

/**
 * Gives the static HTML of an article the behavior that most pages need: copy buttons, tabs that follow each other,
 * boxes that scroll, lines that wrap, the reader's own values, steps to tick, a layout that waits no longer than the
 * reader, what is printed on each sheet.
 * @param path path of the page
 * @returns the function that takes it away
 */
export function enhanceArticle(article: HTMLElement, path: string): () => void {
  const cleanUps = [
    enhanceCopyButtons(article),
    enhanceTabs(article),
    enhanceScrollBoxes(article),
    enhanceCodeWrap(article),
    enhanceValuesForm(article),
    enhanceChecklist(article, path),
    followSection(article),
    layOutOnNeed(),
    printSheetHeads(),
  ]
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
