import { EFFECT_ATTRIBUTE, FILTER_FIELDS, METHOD_FILTER_CLASS } from '../../content/api/contract'
import type { ArticleBehavior } from '../article/article-behavior'

const METHOD_ROW = `tr[${EFFECT_ATTRIBUTE}]`

/** Filters the lists of methods already on the page, by words and effect. */
export const enhanceMethodFilter: ArticleBehavior = (article, { signal }) => {
  const form = article.querySelector<HTMLFormElement>(`.${METHOD_FILTER_CLASS}`)
  if (form === null) return
  const rows = [...article.querySelectorAll<HTMLElement>(METHOD_ROW)]
  const names = [...article.querySelectorAll<HTMLElement>(`li[${EFFECT_ATTRIBUTE}]`)]
  const status = form.querySelector('[role="status"]')
  const handleInput = () => {
    const data = new FormData(form)
    const words = String(data.get(FILTER_FIELDS.text) ?? '')
      .toLowerCase()
      .split(/\s+/)
    const effect = String(data.get(FILTER_FIELDS.effect) ?? '')
    for (const row of rows) {
      const text = row.textContent?.toLowerCase() ?? ''
      const isWanted = effect === '' || row.getAttribute(EFFECT_ATTRIBUTE) === effect
      row.hidden = !(isWanted && words.every((word) => text.includes(word)))
    }
    const shown = rows.filter((row) => !row.hidden)
    const links = new Set(shown.map(linkOf))
    for (const name of names) name.hidden = !links.has(linkOf(name))
    hideEmptyGroups(article)
    if (status !== null)
      status.textContent =
        shown.length === 0 ? 'No method matches.' : `${shown.length} of ${rows.length} methods`
  }
  form.addEventListener('input', handleInput, { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  // The browser may have put back what the reader typed before leaving the page.
  handleInput()
}

function linkOf(element: HTMLElement): string | undefined {
  return element.querySelector('a')?.pathname
}

/** A group is a heading, a sentence and a table; it goes when its table has no row left. */
function hideEmptyGroups(article: HTMLElement): void {
  for (const box of article.querySelectorAll<HTMLElement>(`.table:has(${METHOD_ROW})`)) {
    const isEmpty = box.querySelector(`${METHOD_ROW}:not([hidden])`) === null
    const sentence = box.previousElementSibling
    for (const part of [box, sentence, sentence?.previousElementSibling]) {
      if (part instanceof HTMLElement) part.hidden = isEmpty
    }
  }
}
