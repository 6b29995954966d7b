import type { RootContent } from 'mdast'
import { controlsInRow, element, type HtmlNode, text } from '../nodes/nodes'

/**
 * The form that filters all tables of a page; readers' scripts give it its behavior.
 * @param controls a text field, or lists to choose from: each has the name of a data attribute that rows have
 * @param kind class of a form whose page has more to show and hide
 */
export function filterForm(
  controls: readonly HtmlNode[],
  count: number,
  kind?: string,
): RootContent {
  const className = kind === undefined ? ['table-filter'] : ['table-filter', kind]
  // Else Firefox keeps the choice over a reload, while the tables start anew.
  const properties = { className, role: 'search', autoComplete: ['off'], 'data-search': 'none' }
  return element('form', properties, [
    ...controlsInRow(controls),
    element('p', { role: 'status' }, [text(`${count} rows`)]),
  ])
}
