import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Contents by address below a site's root. */
export type Files = ReadonlyMap<string, string | Uint8Array>

export function writeFiles(folder: string, files: Files): void {
  for (const [address, content] of files) {
    const file = path.join(folder, address)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
