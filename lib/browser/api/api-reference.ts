import { METHOD_FILTER_CLASS, SAMPLE_FORM_CLASS } from '../../content/api/contract'
import { enhanceMethodFilter } from './method-filter'
import { enhanceSampleForm } from './sample-form'

/** Gives the pages of the API reference their behavior; loaded on these pages only. */
export function enhanceApiReference(article: HTMLElement): () => void {
  const sampleForm = article.querySelector<HTMLFormElement>(`.${SAMPLE_FORM_CLASS}`)
  const filterForm = article.querySelector<HTMLFormElement>(`.${METHOD_FILTER_CLASS}`)
  const controller = new AbortController()
  if (sampleForm !== null) enhanceSampleForm(article, sampleForm, controller.signal)
  if (filterForm !== null) enhanceMethodFilter(article, filterForm, controller.signal)
  return () => controller.abort()
}
