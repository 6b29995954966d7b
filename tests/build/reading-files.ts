import { exportedFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'

const FOLDER = '_next/static/reading/'

/** A file of the reading script. */
type ReadingFile = {
  readonly file: string
  readonly code: string
  /** The files it imports before it runs. */
  readonly imports: readonly string[]
}

/** The reading script, its parts and the worker, as the build has written them. */
export function readingFiles(): readonly ReadingFile[] {
  return exportedFiles()
    .filter((file) => file.startsWith(FOLDER) && file.endsWith('.js'))
    .map((file) => {
      const code = readSiteFile(file).toString('utf8')
      const imports = [...code.matchAll(/(?:import|from)"\.\/([^"]+)"/g)]
      return { file, code, imports: imports.map(([, name]) => FOLDER + name) }
    })
}

/** The files of search that are loaded before the first results: what draws them, the client and the worker. */
export function searchFiles(): string[] {
  const files = readingFiles()
  const isSearch = ({ file, code }: ReadingFile) =>
    /search-option|new Worker\(/.test(code) || file.startsWith(`${FOLDER}search-`)
  const found = files.filter(isSearch)
  // The reading script is there already: it is what every part imports.
  const shared = found
    .flatMap(({ imports }) => imports)
    .filter((file) => file !== readingScript(files))
  return [...new Set([...found.map(({ file }) => file), ...shared])]
}

/** The file that all parts import. */
export function readingScript(files: readonly ReadingFile[] = readingFiles()): string {
  const parts = files.filter(({ imports }) => imports.length > 0)
  const script = files.find(({ file }) => parts.every(({ imports }) => imports.includes(file)))
  if (script === undefined) throw new Error('found no reading script, expected one in all parts')
  return script.file
}
