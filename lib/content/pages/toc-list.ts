import type { TocEntry } from '../../compile/article/rehype-article'
import { escapeHtml } from '../html/escape-html'

/** The entries of a table of contents as the HTML of list items. */
export function tocListHtml(entries: readonly TocEntry[]): string {
  return entries
    .map(({ id, level, text }) => {
      const address = escapeHtml(`#${encodeURIComponent(id)}`)
      return `<li data-level="${level}"><a href="${address}">${escapeHtml(text)}</a></li>`
    })
    .join('')
}
