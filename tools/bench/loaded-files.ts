import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const sizes = new Map<string, number>()

/**
 * Bytes (brotli 11) of a file of an exported site.
 * @param url path below the site, without query
 */
export function bytesOf(out: string, url: string): number {
  const names = [url, `${url}.html`, `${url}/index.html`]
  const file = names
    .map((name) => path.join(out, decodeURI(name)))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
  if (file === undefined) return 0
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length
  sizes.set(file, size)
  return size
}
