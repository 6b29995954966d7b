import type { RootContent } from 'mdast'
import { element, filterField, text } from '../nodes/nodes'

/**
 * The form that filters all tables of a page; readers' scripts give it its behavior.
 * @param kind class of a form whose page has more to show and hide
 */
export function filterForm(label: string, count: number, kind?: string): RootContent {
  const className = kind === undefined ? ['table-filter'] : ['table-filter', kind]
  return element('form', { className, role: 'search', 'data-search': 'none' }, [
    filterField(label),
    element('p', { role: 'status' }, [text(`${count} rows`)]),
  ])
}
