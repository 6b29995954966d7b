import path from 'node:path'
import { buildSync } from 'esbuild'

/**
 * Pages in code that export no component (§8).
 * @param files paths relative to the project
 * @returns an error for each, naming the file
 */
export function missingDefaultExports(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const names = exportedNames(path.resolve(root, file))
    if (names instanceof Error) return [`${file}: ${names.message}`]
    if (names.includes('default')) return []
    return [
      `${file}: default export: found ${names.join(', ') || 'no export'}, expected a page component as default export`,
    ]
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
