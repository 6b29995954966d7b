/** A filter hides table rows and list items with an id. */
const ROWS = ':is(tr, li)[id]'

type RowCount = { readonly units: string; readonly total: number; readonly count: number }

/** Normalized texts, because normalizing all rows at each keystroke would be slow on a phone. */
const texts = new WeakMap<Element, string>()

/**
 * Hides the rows that do not match, and the groups and tables whose rows are all hidden. A row, or a group around it,
 * lists the values that it matches in `data-<name>`, separated by `|`. Without this attribute, it matches every value.
 * A `<details>` is closed while one of the choices in its `data-folds-with` is made.
 * @param chosen `find`, the words that rows must contain, and the chosen values by name
 * @param units noun for the rows; a group may have another one in `data-units`
 * @returns the numbers of matches and of all rows, by their nouns, in the order on the page
 */
export function filterRows(box: Element, chosen: URLSearchParams, units: string): RowCount[] {
  const words = foldText(chosen.get('find') ?? '').split(' ')
  const choices = [...chosen].filter(([name]) => name !== 'find')
  const rows = [...box.querySelectorAll<HTMLElement>(ROWS)]
  // Without widths, columns would move as rows disappear. All are measured before the first is set.
  const heads = [...box.querySelectorAll<HTMLElement>('thead th:not([style])')]
  const widths = heads.map((head) => head.getBoundingClientRect().width)
  for (const [index, head] of heads.entries()) head.style.width = `${widths[index]}px`
  for (const row of rows)
    row.hidden = !(
      choices.every(([name, value]) => hasValue(row, name, value)) &&
      words.every((word) => foldedRowText(row).includes(word))
    )
  for (const group of box.querySelectorAll<HTMLElement>('[data-group], .table')) {
    const members = [...group.querySelectorAll<HTMLElement>(ROWS)]
    group.hidden = members.length > 0 && members.every(({ hidden }) => hidden)
  }
  for (const fold of box.querySelectorAll<HTMLDetailsElement>('details[data-folds-with]'))
    fold.open = !fold.dataset.foldsWith?.split('|').some((name) => chosen.has(name))
  const unitsOf = (row: Element) => row.closest<HTMLElement>('[data-units]')?.dataset.units ?? units
  return [...new Set(rows.map(unitsOf))].map((name) => {
    const all = rows.filter((row) => unitsOf(row) === name)
    return { units: name, total: all.length, count: all.filter(({ hidden }) => !hidden).length }
  })
}

function hasValue(row: Element, name: string, value: string): boolean {
  const values = row.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? value
  return values.split('|').includes(value)
}

/** Includes the headings of the groups around the row. */
function foldedRowText(row: Element): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  let text = row.textContent
  let group = row.closest('[data-group]')
  while (group !== null) {
    text += ` ${group.firstElementChild?.textContent}`
    group = group.parentElement?.closest('[data-group]') ?? null
  }
  const folded = foldText(text)
  texts.set(row, folded)
  return folded
}

/** Ignores case, accents, extra spaces, and whether quotes are curly. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
