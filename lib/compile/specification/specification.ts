import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import {
  readSpecification,
  rowId,
  type SpecificationTable,
} from '../../content/specification/read-specification'
import { component, filterGroup, type PlacedComponent, textAttributes } from '../nodes/components'
import { heading, link, paragraph, type Row, table } from '../nodes/nodes'

export function specification({ node, file, context }: PlacedComponent): RootContent[] {
  textAttributes(node, file, [])
  const { sections } = readSpecification(context.root)
  const groups = sections.map(({ id, title, text: intro, tables }) =>
    filterGroup([heading(2, title, id), ...paragraphs(intro), ...tables.map(tableGroup)]),
  )
  const form = { find: 'Filter the tables', hint: 'Format, protocol, or system', units: 'rows' }
  return [component('Filter', form, groups)]
}

function tableGroup({ id, title, text: intro, columns, rows, notes }: SpecificationTable) {
  const cells = rows.map((row) => toRow(id, row))
  const content = [...paragraphs(intro), table(columns, cells), ...paragraphs(notes)]
  return filterGroup([heading(3, title, id), ...content])
}

function paragraphs(texts: readonly string[] = []): RootContent[] {
  return texts.map((text) => paragraph(inlineMarkdown(text)))
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
