import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml|xsl|yaml)$/
/** Smaller files gain nothing: a response has to be sent in one packet anyway. */
const LEAST_BYTES = 1000
/** As many as Node compresses beside each other. */
const AT_ONCE = 4

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `x.br` and `x.gz` beside each file of text, as small as they can be, for servers that send files as they are
 * (nginx, Caddy). Compressed files that are newer than their source stay.
 * @returns how many files were compressed
 */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true })
  const files = entries
    .filter((file) => COMPRESSIBLE.test(file))
    .map((file) => path.join(folder, file))
  let count = 0
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      if (await compressFile(file)) count += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return count
}

async function compressFile(file: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(file)
  const before = await stat(`${file}.br`).catch(() => undefined)
  if (size < LEAST_BYTES || (before !== undefined && before.mtimeMs >= mtimeMs)) return false
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
      },
    }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}
