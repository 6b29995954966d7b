import { FILTER_FIELDS, VERB_ATTRIBUTE } from '../../content/api/contract'

const METHOD_ROW = `tr[${VERB_ATTRIBUTE}]`

/** Filters the list of methods by text and verb, on what the page shows already. */
export function enhanceMethodFilter(article: HTMLElement, form: HTMLFormElement): () => void {
  const rows = [...article.querySelectorAll<HTMLElement>(METHOD_ROW)]
  const status = form.querySelector('[role="status"]')
  const handleInput = () => {
    const data = new FormData(form)
    const words = String(data.get(FILTER_FIELDS.text) ?? '')
      .toLowerCase()
      .split(/\s+/)
    const verb = String(data.get(FILTER_FIELDS.verb) ?? '')
    for (const row of rows) {
      const text = row.textContent?.toLowerCase() ?? ''
      const isWanted = verb === '' || row.getAttribute(VERB_ATTRIBUTE) === verb
      row.hidden = !(isWanted && words.every((word) => text.includes(word)))
    }
    hideEmptyGroups(article)
    const count = rows.filter((row) => !row.hidden).length
    if (status !== null)
      status.textContent = count === 0 ? 'No method matches.' : `${count} of ${rows.length} methods`
  }
  const handleSubmit = (event: Event) => event.preventDefault()
  form.addEventListener('input', handleInput)
  form.addEventListener('submit', handleSubmit)
  // The browser may have put back what the reader typed before leaving the page.
  handleInput()
  return () => {
    form.removeEventListener('input', handleInput)
    form.removeEventListener('submit', handleSubmit)
  }
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
