import type { Root, TableRow, Text } from 'mdast'
import { visit } from 'unist-util-visit'

const MARK = /\s*\[seen: ([^\]]*)\]$/

/** Takes `[seen: id]` off the first cell of a row: what a reader sees whom the row, or below a head each row, helps. */
export function takeSeenMark(row: TableRow | undefined): string | undefined {
  const last = row?.children[0]?.children.at(-1)
  if (last?.type !== 'text') return undefined
  const [mark, id] = MARK.exec(last.value) ?? []
  if (mark !== undefined) cutEnd(last, mark.length)
  return id
}

function cutEnd(text: Text, length: number): void {
  text.value = text.value.slice(0, -length)
}

/** Leaves out of a page the marks that only the page with all symptoms reads. */
export function remarkSeenMarks() {
  return (tree: Root): void => {
    visit(tree, 'tableRow', (row) => {
      takeSeenMark(row)
    })
  }
}
