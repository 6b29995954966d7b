import { escapeHtml } from '../html-entities'

export type TocEntry = {
  readonly id: string
  readonly text: string
  readonly level: number
}

/** The entries of a table of contents as the HTML of list items. */
export function tocListHtml(entries: readonly TocEntry[]): string {
  return entries
    .map(({ id, level, text }) => {
      const url = escapeHtml(`#${encodeURIComponent(id)}`)
      return `<li data-level="${level}"><a href="${url}">${escapeHtml(text)}</a></li>`
    })
    .join('')
}
