import type { Finding } from '../../problem'

/** Something wrong in a code block. */
export type BlockFinding = Finding & {
  /** Lines above it in the block. */
  readonly row: number
}

/** A line of a block as messages quote it. */
export function quoted(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return `"${line.length > 60 ? `${line.slice(0, 60)}…` : line}"`
}
