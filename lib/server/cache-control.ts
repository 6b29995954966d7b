/** How long a browser may keep a file: hashed build files for ever, all others only after asking. */
export function cacheControlFor(file: string): string {
  return file.startsWith('_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
