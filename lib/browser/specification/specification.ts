import type { ArticleBehavior } from '../article/article-behavior'
import { enhanceTableFilter, LEFT_OUT_ATTRIBUTE } from '../article/table-filter'

/** Gives the technical specification its behavior: a filter over all tables, and the comparison of platforms. */
export const enhanceSpecification: ArticleBehavior = (article, context) => {
  enhancePlatformComparison(article, context)
  enhanceTableFilter(article, context)
}

/** Lets the reader choose which platforms stand side by side, and leave out what is the same on them. */
const enhancePlatformComparison: ArticleBehavior = (article, { signal }) => {
  const form = article.querySelector<HTMLFormElement>('.spec-compare')
  const table = form?.nextElementSibling?.querySelector('table')
  if (!form || !table) return
  const boxes = [...form.querySelectorAll('input')]
  const onlyDifferences = boxes.pop()
  const rows = [...table.querySelectorAll('tr')]

  const show = () => {
    for (const row of rows) {
      const [, ...cells] = row.cells
      for (const [index, cell] of cells.entries()) cell.hidden = boxes[index]?.checked === false
      const texts = new Set(cells.filter((cell) => !cell.hidden).map((cell) => cell.textContent))
      const isSame = row.id !== '' && texts.size === 1 && boxes.filter(isChecked).length > 1
      row.toggleAttribute('data-same', isSame)
      row.toggleAttribute(LEFT_OUT_ATTRIBUTE, isSame && onlyDifferences?.checked === true)
    }
  }
  show()
  form.addEventListener('input', show, { signal })
}

function isChecked(box: HTMLInputElement): boolean {
  return box.checked
}
