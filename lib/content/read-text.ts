import { readFileSync } from 'node:fs'

/** What a writer wrote, on whatever system: without a byte-order mark, lines ended by `\n`. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}
