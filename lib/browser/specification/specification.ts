import { enhanceTableFilter } from '../article/table-filter'
import { enhancePlatformComparison } from './platform-comparison'

/** Gives the technical specification its behavior: a filter over all tables, and the comparison of platforms. */
export function enhanceSpecification(article: HTMLElement): () => void {
  const cleanUps = [enhancePlatformComparison(article), enhanceTableFilter(article)]
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
