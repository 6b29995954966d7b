const FILE_NAME = /(?:(?:^|\/+)index)?\.html$/i

/**
 * Removes `.html` or `/index.html` from the end of a path (§2).
 * @returns "" for `/index.html`
 */
export function withoutFileName(path: string): string {
  return path.replace(FILE_NAME, '')
}
