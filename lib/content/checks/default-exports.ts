import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Problem } from '../problem'

/**
 * Pages in code that export no component (§8).
 * @param files paths relative to the project
 */
export function checkDefaultExports(root: string, files: readonly string[]): Problem[] {
  return files.flatMap((file): Problem[] => {
    const names = exportedNames(path.resolve(root, file))
    if (names instanceof Error) return [{ severity: 'error', file, advice: names.message }]
    if (names.includes('default')) return []
    const found = names.join(', ') || 'no export'
    const expected = 'a page component as default export'
    return [{ severity: 'error', file, field: 'default export', found, expected }]
  })
}

function exportedNames(file: string): readonly string[] | Error {
  try {
    const { metafile } = buildSync({
      entryPoints: [file],
      bundle: false,
      write: false,
      metafile: true,
      outdir: 'unused',
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
    })
    return Object.values(metafile.outputs).flatMap((output) => output.exports)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
