import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listFiles } from '../lib/content/project-files'

comparePageBytes(process.argv.slice(2))

/** Prints a Markdown table of pages whose first download (brotli) differs between two builds, the older one first. */
function comparePageBytes(roots: readonly string[]): void {
  const [before, after] = roots.map(bytesOfPages)
  if (before === undefined || after === undefined)
    throw new Error('bytes: expected two folders: an older and a newer build.')
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
  const files = listFiles(root)
  const read = (file: string) => readFileSync(path.join(root, file))
  const bytesOf = (file: string) => brotliCompressSync(read(file)).length
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, bytes: bytesOf(file) }))
  const pages = files.filter((file) => file.endsWith('.html'))
  return new Map(
    pages.map((page) => {
      const used = sheets.filter(({ file }) => read(page).includes(file))
      return [page, used.reduce((sum, { bytes }) => sum + bytes, bytesOf(page))]
    }),
  )
}
