import { enhanceCodeWrap } from './article/code-wrap'
import { enhanceCopyButtons } from './article/copy-buttons'
import { layOutOnNeed } from './article/late-layout'
import { enhanceScrollBoxes } from './article/scroll-boxes'
import { enhanceTabs } from './article/tabs'
import { printSheetHeads } from './page/sheet-heads'
import { startArticleParts } from './parts/article-parts'
import { enhanceChecklist } from './steps/checklist'
import { spyOnScroll } from './toc/scroll-spy'
import { followSection } from './toc/toc-bar'
import { tocOf } from './toc/toc-parts'
import { enhanceValuesForm } from './values/values-form'

/**
 * Gives the static HTML of an article and its table of contents their behavior.
 * @param path path of the page
 * @returns the function that takes it away
 */
export function enhanceArticle(article: HTMLElement, path: string): () => void {
  const toc = tocOf(article)
  const cleanUps = [
    enhanceCopyButtons(article),
    enhanceTabs(article),
    enhanceScrollBoxes(article),
    enhanceCodeWrap(article),
    enhanceValuesForm(article),
    enhanceChecklist(article, path, toc),
    startArticleParts(article),
    ...(toc === null ? [] : [spyOnScroll(toc.rail), followSection(toc)]),
    layOutOnNeed(),
    printSheetHeads(),
  ]
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
