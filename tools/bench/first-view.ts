import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'

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
  const page = readPage(out, route)
  const sizes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + sizeOf(path.join(out, file)), 0)
  const links = page.matchAll(/<link rel="stylesheet" href="([^"]+\.css)"/g)
  const styleSheets = [...new Set(Array.from(links, ([, address = '']) => fileOf(address)))]
  const scripts = listedScripts(out, route)
  const own = scripts.filter((file) => file.includes('/chunks/pages/') && !file.includes('/_app-'))
  const html = brotliCompressSync(page).length
  const css = sizes(styleSheets)
  return {
    html,
    css,
    'first view': html + css,
    requests: 1 + styleSheets.length,
    scripts: sizes(scripts) - sizes(own),
    'own script': sizes(own),
    'script requests': scripts.length,
  }
}

/**
 * Paths below the site's folder of the scripts that a page starts with.
 * @throws when the page names none
 */
export function listedScripts(out: string, route: string): string[] {
  const list = LIST.exec(readPage(out, route))?.[1]
  return listSchema.parse(JSON.parse(list ?? 'null')).scripts.map(fileOf)
}

export function readPage(out: string, route: string): string {
  return readFileSync(path.join(out, route === '/' ? 'index.html' : `${route}.html`), 'utf8')
}

function fileOf(address: string): string {
  return address.slice(address.indexOf('/_next/'))
}

const LIST = /<script [^>]*type="application\/json"[^>]*>(\{[^<]*"scripts":[^<]*)</
const listSchema = z.object({ scripts: z.array(z.string()).min(1) })

/** Sizes of files by their paths; their names change with their content. */
const sizesKnown = new Map<string, number>()

/** Bytes of a file, brotli 11. */
export function sizeOf(file: string): number {
  const size = sizesKnown.get(file) ?? brotliCompressSync(readFileSync(file)).length
  sizesKnown.set(file, size)
  return size
}
