import { idOfHash, onReveal } from '../navigation/reveal-target'
import type { ArticleBehavior } from './article-behavior'

/** Set on rows that are to be hidden whatever the filter says. */
export const LEFT_OUT_ATTRIBUTE = 'data-left-out'

type Block = { readonly elements: HTMLElement[]; readonly rows: HTMLElement[] }

/** Filters the rows of all tables already on the page, by words and by the chosen options. */
export const enhanceTableFilter: ArticleBehavior = (article, { signal }) => {
  const form = article.querySelector<HTMLFormElement>('.table-filter')
  const input = form?.querySelector('input')
  const status = form?.querySelector('[role="status"]')
  if (!form || !status) return
  const lists = [...form.querySelectorAll('select')]
  const rows = [...article.querySelectorAll<HTMLElement>('tr[id]')]
  // The form stays, whatever is left below its heading.
  const blocks = blocksOf(article).filter(({ elements }) => !elements.includes(form))
  const texts = new Map(rows.map((row) => [row, (row.textContent ?? '').toLowerCase()]))
  for (const { elements, rows: own } of blocks) {
    // The words of the headings above a row count as its own.
    for (const row of own)
      texts.set(row, `${elements[0]?.textContent?.toLowerCase()} ${texts.get(row)}`)
  }

  const filter = () => {
    const words = (input?.value ?? '').toLowerCase().split(/\s+/)
    for (const [row, text] of texts) {
      const isWanted =
        words.every((word) => text.includes(word)) && lists.every((list) => isListed(row, list))
      row.hidden = !isWanted || row.hasAttribute(LEFT_OUT_ATTRIBUTE)
    }
    for (const { elements, rows: own } of blocks) {
      const isEmpty = own.every((row) => row.hidden)
      for (const element of elements) element.hidden = isEmpty
    }
    const count = rows.filter((row) => !row.hidden).length
    const all = count === rows.length
    status.textContent = all ? `${count} rows` : `${count} of ${rows.length} rows`
  }
  // A link leads to something that the filter hides.
  const reveal = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target.closest('[hidden]') === null) return
    form.reset()
    filter()
  }

  // The browser may have put back what the reader typed before leaving the page.
  filter()
  // They may have followed a link to a row since they chose; who is in the filter came from there to choose.
  if (!form.contains(document.activeElement))
    reveal(article.querySelector(`[id="${CSS.escape(idOfHash(window.location.hash) ?? '')}"]`))
  article.addEventListener('input', filter, { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  signal.addEventListener('abort', onReveal(reveal))
}

function isListed(row: HTMLElement, { name, value }: HTMLSelectElement): boolean {
  return value === '' || row.dataset[name]?.split(' ').includes(value) === true
}

function blocksOf(article: HTMLElement): Block[] {
  const blocks: Block[] = []
  let section: Block | null = null
  let part: Block | null = null
  for (const element of article.children) {
    if (!(element instanceof HTMLElement)) continue
    if (element.tagName === 'H2') {
      section = { elements: [], rows: [] }
      part = null
      blocks.push(section)
    } else if (element.tagName === 'H3') {
      part = { elements: [], rows: [] }
      blocks.push(part)
    }
    const rows = element.querySelectorAll<HTMLElement>('tr[id]')
    const block = part ?? section
    block?.elements.push(element)
    section?.rows.push(...rows)
    part?.rows.push(...rows)
  }
  return blocks.filter((block) => block.rows.length > 0)
}
