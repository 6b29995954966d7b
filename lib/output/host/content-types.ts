import path from 'node:path'

const utf8 = (type: string) => `${type}; charset=utf-8`

/** Content types by file extension, because the defaults differ between hosts. */
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['cs', utf8('text/plain')],
  ['css', utf8('text/css')],
  ['csv', utf8('text/csv')],
  ['gif', 'image/gif'],
  ['html', utf8('text/html')],
  ['ico', 'image/vnd.microsoft.icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['js', utf8('text/javascript')],
  ['json', 'application/json'],
  ['md', utf8('text/markdown')],
  ['mjs', utf8('text/javascript')],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['ps1', utf8('text/plain')],
  ['py', utf8('text/plain')],
  ['sh', utf8('text/plain')],
  ['svg', 'image/svg+xml'],
  ['tf', utf8('text/plain')],
  ['txt', utf8('text/plain')],
  ['webm', 'video/webm'],
  ['webmanifest', 'application/manifest+json'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
  ['xml', utf8('application/xml')],
  ['xsl', utf8('text/xsl')],
  ['yaml', 'application/yaml'],
  ['yml', 'application/yaml'],
  ['zip', 'application/zip'],
])

export function contentTypeOf(file: string): string | undefined {
  return CONTENT_TYPES.get(path.extname(file).slice(1))
}
