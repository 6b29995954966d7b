import path from 'node:path'
import { buildSync } from 'esbuild'

/**
 * Pages in code that export no component (§8).
 * @param files paths relative to the project
 * @returns an error for each, naming the file
 */
export function missingDefaultExports(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const { metafile } = buildSync({
      entryPoints: [path.join(root, file)],
      absWorkingDir: path.resolve(root),
      bundle: false,
      write: false,
      metafile: true,
      outdir: 'unused',
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
    })
    const names = Object.values(metafile.outputs).flatMap((output) => output.exports)
    if (names.includes('default')) return []
    return [
      `${file}: default export: found ${names.join(', ') || 'no export'}, expected a page component as default export`,
    ]
  })
}
