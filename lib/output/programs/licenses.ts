import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const LICENSES_FILE = 'licenses.txt'

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//

export function packagesOf(files: Iterable<string>): string[] {
  return [...new Set([...files].flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))].sort()
}

/**
 * The license text of a package, or the name of the license if the package has no license file.
 * @throws if the package has neither
 */
export function licenseOf(root: string, name: string): string {
  const folder = path.join(root, 'node_modules', name)
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)\b/i.test(entry))
  if (file !== undefined) return readFileSync(path.join(folder, file), 'utf8').trim()
  const { license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  if (typeof license === 'string') return `License: ${license}`
  throw new Error(
    `${folder}: found no license, expected LICENSE, COPYING, or "license" in package.json`,
  )
}

export function licensesText(root: string, names: readonly string[]): string {
  const rule = '-'.repeat(80)
  const parts = names.map((name) => `${name}\n\n${licenseOf(root, name)}\n`)
  return ['Licenses of the software that this site sends to browsers.\n', ...parts].join(
    `\n${rule}\n\n`,
  )
}
