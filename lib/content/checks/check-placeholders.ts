import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readPlaceholders } from '../values/placeholders'

/** Reads every set of placeholders and returns what is wrong with them. */
export function checkPlaceholderFiles(root: string): string[] {
  const folder = path.join(root, 'data/placeholders')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      try {
        readPlaceholders(root, name.replace(/\.yaml$/, ''))
        return []
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)]
      }
    })
}
