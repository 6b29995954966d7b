import { PART_ATTRIBUTE, PARTS } from '../../site/element-ids'
import { idOfHash } from '../article/reveal-target'

/** The table of contents of an article: a rail and a list that opens, which stand before it. */
export type TocParts = { readonly rail: HTMLElement; readonly compact: HTMLElement }

export function tocOf(article: HTMLElement): TocParts | null {
  const compact = article.previousElementSibling
  const rail = compact?.previousElementSibling
  const isToc = rail?.getAttribute(PART_ATTRIBUTE) === PARTS.tocRail
  return isToc && rail instanceof HTMLElement && compact instanceof HTMLElement
    ? { rail, compact }
    : null
}

/** Shows in a table of contents which steps are done. */
export function showDoneSteps(
  { rail, compact }: TocParts,
  done: readonly string[],
  text: string,
): void {
  for (const list of [rail, compact]) {
    for (const link of list.querySelectorAll('a'))
      link.parentElement?.toggleAttribute('data-done', done.includes(idOfHash(link.hash) ?? ''))
    const progress = list.querySelector(`[${PART_ATTRIBUTE}="${PARTS.stepProgress}"]`)
    if (progress !== null && progress.textContent !== text) progress.textContent = text
  }
}
