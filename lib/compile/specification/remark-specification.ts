import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import {
  readSpecification,
  rowId,
  SPECIFICATION_FILE,
} from '../../content/specification/read-specification'
import {
  type Comparison,
  PLATFORMS,
  type Specification,
  type SpecificationTable,
} from '../../content/specification/schema'
import { filterForm } from '../article/filter-form'
import { addDependency } from '../build-context'
import { textAttributes } from '../nodes/jsx-attributes'
import {
  element,
  filterField,
  heading,
  inline,
  link,
  paragraph,
  type Row,
  table,
  text,
} from '../nodes/nodes'
import { replaceComponents } from '../nodes/replace-components'

/** Expands `<Specification />` from its data, before headings get their ids. */
export const remarkSpecification = replaceComponents(
  ['Specification'],
  ({ node, file, context }) => {
    textAttributes(node, file, [])
    addDependency(file, `${context.root}/${SPECIFICATION_FILE}`)
    return specificationPage(readSpecification(context.root))
  },
)

/** The technical specification as headings and tables, with the controls that scripts give their behavior. */
function specificationPage(specification: Specification): RootContent[] {
  return [
    filterForm([filterField('Filter the tables')], countRows(specification), 'spec-filter'),
    ...specification.sections.flatMap(({ id, title, text: intro, comparison, tables }) => [
      heading(2, title, id),
      ...(intro ?? []).map((value) => paragraph(inlineMarkdown(value))),
      ...(comparison === undefined ? [] : comparisonNodes(comparison)),
      ...tables.flatMap(tableNodes),
    ]),
  ]
}

function tableNodes({ id, title, text: intro, columns, rows, notes }: SpecificationTable) {
  return [
    heading(3, title, id),
    ...(intro ?? []).map((value) => paragraph(inlineMarkdown(value))),
    table(
      columns,
      rows.map((cells) => printRow(id, cells)),
    ),
    ...(notes ?? []).map((value) => paragraph(inlineMarkdown(value))),
  ]
}

function comparisonNodes({ id, title, rows }: Comparison): RootContent[] {
  return [
    heading(3, title, id),
    compareForm(),
    table(
      ['Function', ...Object.values(PLATFORMS)],
      rows.map(({ feature, windows, linux, kubernetes }) =>
        printRow(id, [feature, windows, linux, kubernetes]),
      ),
    ),
  ]
}

/** A row is a place of its own: its first cell links to it. */
function printRow(tableId: string, cells: readonly string[]): Row {
  const [first = '', ...others] = cells
  const id = rowId(tableId, first)
  return {
    cells: [[link(`#${id}`, inlineMarkdown(first))], ...others.map(inlineMarkdown)],
    properties: { id, 'data-search': 'record' },
  }
}

function compareForm(): RootContent {
  const box = (name: string, label: string, isChecked: boolean) =>
    element('label', {}, [
      inline('input', { type: 'checkbox', name, defaultChecked: isChecked }, ''),
      text(` ${label}`),
    ])
  // Else Firefox keeps the boxes over a reload, while the table starts anew.
  const properties = { className: ['spec-compare'], autoComplete: ['off'], 'data-search': 'none' }
  return element('form', properties, [
    element('fieldset', {}, [
      inline('legend', {}, 'Show'),
      ...Object.entries(PLATFORMS).map(([name, label]) => box(name, label, true)),
      box('differences', 'Only differences', false),
    ]),
  ])
}

function countRows({ sections }: Specification): number {
  return sections
    .flatMap(({ comparison, tables }) => [...(comparison ? [comparison] : []), ...tables])
    .reduce((count, { rows }) => count + rows.length, 0)
}
