/** The end of a path that names a file, also as old Windows links write it. */
const FILE_NAME = /(?:(?:^|\/+)index)?\.html$/i

/**
 * A path without `.html` or `index.html` at its end (§2).
 * @returns "" for the file of the home page
 */
export function withoutFileName(path: string): string {
  return path.replace(FILE_NAME, '')
}
