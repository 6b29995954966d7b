import { Children, isValidElement, type ReactNode } from 'react'
import { elementText, foldText } from '../../ui/element-text'
import { Heading2, Heading3 } from '../../ui/Heading'
import { type RowProps, rowsIn } from './Row'

/**
 * A text field or, with `options`, a list of choices. The choices that match a row are in its `data-<name>` attribute,
 * separated by spaces.
 */
export type FilterControl = {
  readonly name: string
  readonly label: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

type FilteredRow = { readonly props: RowProps; readonly id: string; readonly text: string }

/**
 * `blocks` are the positions of a heading and of the blocks up to the next heading. `rows` of an H2 include the rows
 * below its H3s.
 */
type Section = {
  readonly title: string
  readonly blocks: number[]
  readonly rows: FilteredRow[]
}

/** Leaves out sections without rows. The text of a row includes the headings above the row. */
export function readContent(content: ReactNode) {
  const all: FilteredRow[] = []
  const sections: Section[] = []
  let enclosing: readonly Section[] = []
  for (const [index, block] of Children.toArray(content).entries()) {
    if (!isValidElement<{ children?: ReactNode }>(block)) continue
    if (block.type === Heading2 || block.type === Heading3) {
      const section = { title: elementText(block.props.children), blocks: [], rows: [] }
      enclosing = block.type === Heading2 ? [section] : [...enclosing.slice(0, 1), section]
      sections.push(section)
    }
    const titles = enclosing.map(({ title }) => title)
    const rows = rowsIn(block).map((props) => ({
      props,
      id: props.id,
      text: foldText([...titles, elementText(props.children)].join(' ')),
    }))
    all.push(...rows)
    enclosing.at(-1)?.blocks.push(index)
    for (const section of enclosing) section.rows.push(...rows)
  }
  return { rows: all, sections: sections.filter(({ rows }) => rows.length > 0) }
}

/**
 * Finds the ids of the rows that do not match the controls, and the positions of the blocks of each section whose rows
 * are all hidden.
 * @param values the controls' values, by name
 */
export function filterRows(
  { rows, sections }: ReturnType<typeof readContent>,
  controls: readonly FilterControl[],
  values: ReadonlyMap<string, string>,
) {
  const isWanted = ({ text, props }: FilteredRow) =>
    controls.every(({ name, options }) => {
      const value = values.get(name) ?? ''
      if (options !== undefined)
        return value === '' || props[`data-${name}`]?.split(' ').includes(value) === true
      return foldText(value)
        .split(' ')
        .every((word) => text.includes(word))
    })
  const out = new Set(rows.filter((row) => !isWanted(row)).map(({ id }) => id))
  const isHidden = ({ id }: FilteredRow) => out.has(id)
  const empty = sections.filter((section) => section.rows.every(isHidden))
  return { rows: out, blocks: new Set(empty.flatMap(({ blocks }) => blocks)) }
}
