import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import {
  readSpecification,
  rowId,
  type SpecificationTable,
} from '../../content/specification/read-specification'
import { component, type PlacedComponent, textAttributes } from '../nodes/components'
import { heading, link, paragraph, type Row, table } from '../nodes/nodes'

export function specification({ node, file, context }: PlacedComponent): RootContent[] {
  textAttributes(node, file, [])
  const { sections } = readSpecification(context.root)
  return [
    component(
      'TableFilter',
      { controls: [{ name: 'text', label: 'Filter the tables' }], unit: 'row' },
      sections.flatMap(({ id, title, text: intro, tables }) => [
        heading(2, title, id),
        ...(intro ?? []).map((value) => paragraph(inlineMarkdown(value))),
        ...tables.flatMap(tableNodes),
      ]),
    ),
  ]
}

function tableNodes({ id, title, text: intro, columns, rows, notes }: SpecificationTable) {
  return [
    heading(3, title, id),
    ...(intro ?? []).map((value) => paragraph(inlineMarkdown(value))),
    table(
      columns,
      rows.map((cells) => toRow(id, cells)),
    ),
    ...(notes ?? []).map((value) => paragraph(inlineMarkdown(value))),
  ]
}

/** Links the first cell to its row, so that readers can share the URL. */
function toRow(tableId: string, cells: readonly string[]): Row {
  const [first = '', ...others] = cells
  const id = rowId(tableId, first)
  return {
    cells: [[link(`#${id}`, inlineMarkdown(first))], ...others.map(inlineMarkdown)],
    properties: { id, 'data-search': 'record' },
  }
}
