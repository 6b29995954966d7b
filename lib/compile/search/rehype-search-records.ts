import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { recordPageOf } from '../../content/search/record-page'
import { buildRecords } from './record-builder'

/**
 * Creates the page's search records, unless search excludes the page. Then removes the elements and attributes that are
 * only for search.
 */
export function rehypeSearchRecords() {
  return (tree: Root, file: VFile): void => {
    const { page } = file.data
    const recordPage = page === undefined ? null : recordPageOf(page)
    const { questions = [] } = file.data
    if (recordPage !== null)
      file.data.records = buildRecords(tree, {
        ...recordPage,
        questions: [...recordPage.questions, ...questions],
      })
    visit(tree, 'element', ({ properties }, index, parent) => {
      const role = properties['data-search'] ?? properties.dataSearch
      if (role === 'only' && index !== undefined) {
        parent?.children.splice(index, 1)
        return [SKIP, index]
      }
      for (const name of MARKS) delete properties[name]
    })
  }
}

const MARKS = ['data-search', 'dataSearch', 'data-search-name', 'dataSearchName'] as const
