import { createHash } from 'node:crypto'

const LENGTH = 12

/** What a file that never changes is named after, as hexadecimal digits. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, LENGTH)
}
