import type { ListedPage } from '../browser/page-list'

/** The pages that hold every word of a query in title, summary or address, those with it in the title first. */
export function matchPages(query: string, pages: readonly ListedPage[]): ListedPage[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = pages.filter(({ title, description, path }) => {
    const text = `${title} ${description} ${path}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const isInTitle = ({ title }: ListedPage) =>
    words.every((word) => title.toLowerCase().includes(word))
  return [...found.filter(isInTitle), ...found.filter((page) => !isInTitle(page))]
}
