import { plainText } from '../inline-markdown'

/** Id of a row: that of its table with the words of its first cell. */
export function rowId(tableId: string, firstCell: string): string {
  const words = plainText(firstCell)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${tableId}-${words}`
}
