import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes (brotli 11) of what a page loads. */
export type FirstView = {
  readonly html: number
  readonly css: number
  /** Until the first paint: HTML and style sheets. */
  readonly 'first view': number
  /** Files until the first paint. */
  readonly requests: number
  /** After the first action or when idle, without the page's own part. */
  readonly scripts: number
  readonly 'own script': number
  readonly 'script requests': number
}

/**
 * Measures the files of an exported page.
 * @param out folder of the exported site
 */
export function firstViewOf(out: string, route: string): FirstView {
  const document = readFileSync(path.join(out, route === '/' ? 'index.html' : `${route}.html`))
  const text = document.toString('utf8')
  const sizes = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + sizeOf(out, address), 0)
  const styleSheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+\.css)"/g)].map(groupOf)
  const scripts = scriptsIn(text)
  const isOwn = (address: string) =>
    address.includes('/chunks/pages/') && !address.includes('/_app-')
  const html = brotliCompressSync(document).length
  const uniqueSheets = [...new Set(styleSheets)]
  const css = sizes(uniqueSheets)
  return {
    html,
    css,
    'first view': html + css,
    requests: 1 + uniqueSheets.length,
    scripts: sizes(scripts.filter((address) => !isOwn(address))),
    'own script': sizes(scripts.filter(isOwn)),
    'script requests': scripts.length,
  }
}

/** Paths below the site's folder of the scripts that a page starts with. */
export function listedScripts(out: string, route: string): string[] {
  const file = path.join(out, route === '/' ? 'index.html' : `${route}.html`)
  return scriptsIn(readFileSync(file, 'utf8')).map(fileOf)
}

function scriptsIn(html: string): string[] {
  const list = /id="page-scripts"[^>]*>\{"scripts":(\[[^\]]*\])/.exec(html)?.[1] ?? '[]'
  return [...list.matchAll(/"([^"]+)"/g)].map(groupOf)
}

function fileOf(address: string): string {
  return address.slice(address.indexOf('/_next/'))
}

function groupOf(match: RegExpMatchArray): string {
  return match[1] ?? ''
}

/** Sizes of files by their paths; their names change with their content. */
const sizesKnown = new Map<string, number>()

function sizeOf(out: string, address: string): number {
  const file = path.join(out, fileOf(address))
  const size = sizesKnown.get(file) ?? brotliCompressSync(readFileSync(file)).length
  sizesKnown.set(file, size)
  return size
}
