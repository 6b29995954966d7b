import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

comparePageBytes(process.argv.slice(2))

/**
 * Prints a Markdown table of the pages whose initial download size (HTML and style sheets, brotli) differs between two
 * builds.
 * @param roots folders of the two builds, the older one first
 */
function comparePageBytes(roots: readonly string[]): void {
  const [before, after] = roots.map(bytesOfPages)
  if (before === undefined || after === undefined || roots.length > 2)
    throw new Error(
      `bytes: found ${roots.length === 1 ? 'one folder' : `${roots.length} folders`}, expected two: an older and a newer build.`,
    )
  const pages = [...new Set([...before.keys(), ...after.keys()])].sort()
  const rows = pages.flatMap((page) => {
    const [old = 0, now = 0] = [before.get(page), after.get(page)]
    return old === now ? [] : [`| ${page} | ${old} | ${now} | ${now - old} |`]
  })
  const head = ['| Page | Bytes before | Bytes after | Change |', '|---|---|---|---|']
  console.log(
    [`${rows.length} of ${pages.length} pages changed size.`, '', ...head, ...rows].join('\n'),
  )
}

function bytesOfPages(root: string): ReadonlyMap<string, number> {
  const sheets = new Map<string, number>()
  const sheetBytes = (href: string): number => {
    const bytes = sheets.get(href) ?? compressedBytes(path.join(root, href))
    sheets.set(href, bytes)
    return bytes
  }
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html'))
  return new Map(
    pages.map((file) => {
      const html = readFileSync(path.join(root, file), 'utf8')
      const hrefs = [...html.matchAll(/href="[^"]*?(\/_next\/[^"]+\.css)"/g)].map(
        ([, href = '']) => href,
      )
      const styles = [...new Set(hrefs)].reduce((sum, href) => sum + sheetBytes(href), 0)
      return [file, compressedBytes(path.join(root, file)) + styles]
    }),
  )
}

function compressedBytes(file: string): number {
  return brotliCompressSync(readFileSync(file)).length
}
