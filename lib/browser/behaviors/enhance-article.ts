import type { ArticleBehavior } from '../article/article-behavior'
import { printSheetHeads } from '../page/sheet-heads'
import { enhanceChecklist } from '../steps/checklist'

/** Milliseconds of work after which to yield to the browser: less than what counts as a long task. */
const SLICE_MS = 40

const BEHAVIORS: readonly ArticleBehavior[] = [
  enhanceChecklist,
  (_article, { signal }) => printSheetHeads(signal),
]

/** Gives an article the behaviors that any page may need, beside its tabs, as many at a time as a moment holds. */
export const enhanceArticle: ArticleBehavior = async (article, context) => {
  let startedAt = performance.now()
  for (const enhance of BEHAVIORS) {
    if (performance.now() - startedAt > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      startedAt = performance.now()
    }
    if (context.signal.aborted) return
    enhance(article, context)
  }
}
