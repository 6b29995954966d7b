/** What a row of a drawing can hold. `box` is a check box, `tick` a ticked one; `bar` opens and closes a section. */
export const WIDGETS = [
  'bar',
  'box',
  'button',
  'drop',
  'field',
  'gap',
  'heading',
  'icon',
  'link',
  'nav',
  'pill',
  'pods',
  'preview',
  'radio',
  'rule',
  'step',
  'tabs',
  'text',
  'tick',
] as const

export type Widget = (typeof WIDGETS)[number]

export type Cell = {
  readonly widget: Widget
  readonly label: string
  /** What a field or list shows, behind ` = `. */
  readonly value?: string
  /** Number that the steps name it by. */
  readonly mark?: number
  readonly isOff: boolean
  readonly isOn: boolean
  /** In units of the drawing; else it shares what is left of the row. */
  readonly width?: number
}

/** A cell of a table: `*` selects its row, `~` grays it; `☐` and `☑` are check boxes. */
export type TableCell = Pick<Cell, 'label' | 'mark' | 'width' | 'isOff'>

const SUFFIX = /^(.*?)(?: ?\((\d)\))?(?: ?@(\d+))?$/s
const PREFIX = /^(?:(off|on) )?(\w+)(?: (.*))?$/

/**
 * Reads a row such as `off button Edit... (2) @90 | field Name = clip`.
 * @returns the first part that says nothing known, as text, where there is one
 */
export function parseCells(row: string): readonly Cell[] | string {
  const cells: Cell[] = []
  for (const part of row.split(' | ')) {
    const { label: words, ...suffix } = parseSuffix(part)
    const [, state, name, rest = ''] = PREFIX.exec(words) ?? []
    const widget = WIDGETS.find((known) => known === name)
    if (widget === undefined) return part
    const [label = '', value] = rest.startsWith('= ') ? ['', rest.slice(2)] : rest.split(' = ')
    cells.push({
      widget,
      label,
      ...(value === undefined ? {} : { value }),
      ...suffix,
      isOff: state === 'off',
      isOn: state === 'on',
    })
  }
  return cells
}

/** Reads a row of a table, such as `☑ | Online (2) | ~worker-1`. */
export function parseTableRow(row: string): readonly TableCell[] {
  return row.split('|').map((part) => {
    const { label, ...suffix } = parseSuffix(part.trim())
    const isOff = label.startsWith('~')
    return { label: isOff ? label.slice(1) : label, isOff, ...suffix }
  })
}

function parseSuffix(part: string): { label: string; mark?: number; width?: number } {
  const [, label = '', mark, width] = SUFFIX.exec(part) ?? []
  return {
    label,
    ...(mark === undefined ? {} : { mark: Number(mark) }),
    ...(width === undefined ? {} : { width: Number(width) }),
  }
}
