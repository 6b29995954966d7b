import { enhanceMethodFilter } from './method-filter'
import { enhanceSampleForm } from './sample-form'

/** Gives the pages of the API reference their behavior; loaded on these pages only. */
export function enhanceApiReference(article: HTMLElement): () => void {
  const sampleForm = article.querySelector<HTMLFormElement>('.sample-form')
  const filterForm = article.querySelector<HTMLFormElement>('.method-filter')
  const cleanUps = [
    ...(sampleForm === null ? [] : [enhanceSampleForm(article, sampleForm)]),
    ...(filterForm === null ? [] : [enhanceMethodFilter(article, filterForm)]),
  ]
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
