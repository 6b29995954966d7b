import { ARTICLE_ATTRIBUTE } from '../content/pages/addresses'
import { layoutOf } from '../content/pages/layout'
import { enhanceCodeWrap } from './article/code-wrap'
import { enhanceCopyButtons } from './article/copy-buttons'
import { layOutOnNeed } from './article/late-layout'
import { enhanceScrollBoxes } from './article/scroll-boxes'
import { enhanceTabs } from './article/tabs'
import { rememberDocsVersion } from './chrome/docs-version'
import { heed } from './page/page-events'
import { printSheetHeads } from './page/sheet-heads'
import { startArticleParts } from './parts/article-parts'
import { enhanceChecklist } from './steps/checklist'
import { spyOnScroll } from './toc/scroll-spy'
import { followSection } from './toc/toc-bar'
import { tocOf } from './toc/toc-parts'
import { enhanceValuesForm } from './values/values-form'

/** To abort when an article leaves: that takes its behavior away. */
const enhanced = new Map<HTMLElement, AbortController>()

/**
 * Gives from now on each article that is shown its behavior.
 * @returns functions to call in order, which give it to the article of the document
 */
export function keepArticlesEnhanced(): readonly (() => void)[] {
  heed('articleShown', (article) => {
    if (article !== null) for (const enhance of tasksOf(article)) enhance()
  })
  heed('articleLeft', (article) => {
    if (article === null) return
    enhanced.get(article)?.abort()
    enhanced.delete(article)
  })
  const own = document.querySelector<HTMLElement>(`[${ARTICLE_ATTRIBUTE}]`)
  return own === null ? [] : tasksOf(own)
}

function tasksOf(article: HTMLElement): readonly (() => void)[] {
  if (enhanced.has(article)) return []
  const route = article.getAttribute(ARTICLE_ATTRIBUTE) ?? ''
  if (layoutOf(route, {}) === 'docs') rememberDocsVersion()
  const controller = new AbortController()
  enhanced.set(article, controller)
  const { signal } = controller
  return enhancersOf(article, route).map((enhance) => () => {
    // The reader may have left it meanwhile.
    if (!signal.aborted) enhance(signal)
  })
}

/** What gives the static HTML of an article and its table of contents their behavior, until the signal is aborted. */
function enhancersOf(article: HTMLElement, path: string): ((signal: AbortSignal) => void)[] {
  const toc = tocOf(article)
  return [
    (signal) => enhanceCopyButtons(article, signal),
    (signal) => enhanceTabs(article, signal),
    (signal) => enhanceScrollBoxes(article, signal),
    (signal) => enhanceCodeWrap(article, signal),
    (signal) => enhanceValuesForm(article, signal),
    (signal) => enhanceChecklist(article, path, toc, signal),
    (signal) => signal.addEventListener('abort', startArticleParts(article)),
    (signal) => toc && spyOnScroll(toc.rail, signal),
    (signal) => toc && followSection(toc, signal),
    layOutOnNeed,
    printSheetHeads,
  ]
}
