import { tocListHtml } from '../../content/pages/toc'
import { idOfHash } from '../article/reveal-target'

const LISTS = 'nav[aria-label="On this page"] ul'

/**
 * Keeps the table of contents to what shows.
 * @param added headings that are not printed, last in the list
 */
export function followInToc(added: readonly HTMLElement[]): void {
  const html = tocListHtml(
    added.map(({ id, tagName, textContent }) => ({
      id,
      level: Number(tagName.slice(1)),
      text: textContent ?? '',
    })),
  )
  for (const list of document.querySelectorAll(LISTS)) {
    for (const item of list.querySelectorAll('[data-added]')) item.remove()
    for (const item of list.children) {
      const id = idOfHash(item.querySelector('a')?.hash ?? '')
      if (item instanceof HTMLElement) item.hidden = id !== null && isHidden(id)
    }
    const printed = list.children.length
    list.insertAdjacentHTML('beforeend', html)
    for (const item of [...list.children].slice(printed)) item.setAttribute('data-added', '')
  }
}

export function isHidden(id: string): boolean {
  return document.getElementById(id)?.closest('[hidden]') != null
}
