import type { TableRow } from 'mdast'

/** Removes `[name: value]` from the end of a row's first cell and returns the value. */
export function extractMark(row: TableRow | undefined, name: string): string | undefined {
  const last = row?.children[0]?.children.at(-1)
  if (last?.type !== 'text') return undefined
  const [mark, value] = new RegExp(`\\s*\\[${name}: ([^\\]]*)\\]$`).exec(last.value) ?? []
  if (mark !== undefined) last.value = last.value.slice(0, -mark.length)
  return value
}
