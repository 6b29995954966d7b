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
 * What gives the static HTML of an article and its table of contents their behavior.
 * @param path path of the page
 * @returns functions to call in order; each gives the one that takes its part away
 */
export function enhancersOf(article: HTMLElement, path: string): readonly (() => () => void)[] {
  const toc = tocOf(article)
  return [
    () => enhanceCopyButtons(article),
    () => enhanceTabs(article),
    () => enhanceScrollBoxes(article),
    () => enhanceCodeWrap(article),
    () => enhanceValuesForm(article),
    () => enhanceChecklist(article, path, toc),
    () => startArticleParts(article),
    ...(toc === null ? [] : [() => spyOnScroll(toc.rail), () => followSection(toc)]),
    layOutOnNeed,
    printSheetHeads,
  ]
}
