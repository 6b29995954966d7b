import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const sizes = new Map<string, number>()

/**
 * Bytes (brotli 11) of a file of an exported site.
 * @param address path below the site, without query
 */
export function bytesOf(out: string, address: string): number {
  const names = [address, `${address}.html`, `${address}/index.html`]
  const file = names
    .map((name) => path.join(out, decodeURI(name)))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
  if (file === undefined) return 0
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length
  sizes.set(file, size)
  return size
}
