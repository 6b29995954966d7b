import { PART_ATTRIBUTE, PARTS } from '../../site/element-ids'
import { idOfHash } from '../article/reveal-target'

/** The table of contents of an article: a bar before it, and a rail that stands after it. */
export type TocParts = { readonly bar: HTMLDetailsElement; readonly rail: HTMLElement }

export function tocOf(article: HTMLElement): TocParts | null {
  const part = (name: string) =>
    article.parentElement?.querySelector(`:scope > [${PART_ATTRIBUTE}="${name}"]`)
  const bar = part(PARTS.tocBar)
  const rail = part(PARTS.tocRail)
  return bar instanceof HTMLDetailsElement && rail instanceof HTMLElement ? { bar, rail } : null
}

/** Shows in a table of contents which steps are done. */
export function showDoneSteps(
  { rail, bar }: TocParts,
  done: readonly string[],
  text: string,
): void {
  for (const list of [rail, bar]) {
    for (const link of list.querySelectorAll('a'))
      link.parentElement?.toggleAttribute('data-done', done.includes(idOfHash(link.hash) ?? ''))
    const progress = list.querySelector(`[${PART_ATTRIBUTE}="${PARTS.stepProgress}"]`)
    if (progress !== null && progress.textContent !== text) progress.textContent = text
  }
}
