import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { SCRIPT_LIST_ID } from '../../lib/site/element-ids'

/** Bytes (brotli 11) of what a page loads. */
export type FirstView = {
  readonly html: number
  readonly css: number
  /** After the first action or when idle; those of the page itself are in `ownScript`. */
  readonly scripts: number
  readonly ownScript: number
}

/**
 * Measures the files of an exported page.
 * @param out folder of the exported site
 * @throws when the page names no scripts
 */
export function firstViewOf(out: string, route: string): FirstView {
  const page = readPage(out, route)
  const sizes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + sizeOf(path.join(out, file)), 0)
  const styleSheets = page.matchAll(/<link rel="stylesheet" href="([^"]+\.css)"/g)
  const list = new RegExp(`<script [^>]*id="${SCRIPT_LIST_ID}"[^>]*>([^<]+)<`).exec(page)?.[1]
  const scripts = z
    .array(z.string())
    .min(1)
    .parse(JSON.parse(list ?? '[]'))
    .map(fileOf)
  const own = scripts.filter((file) => file.includes('/chunks/pages/') && !file.includes('/_app-'))
  return {
    html: brotliCompressSync(page).length,
    css: sizes([...new Set(Array.from(styleSheets, ([, address = '']) => fileOf(address)))]),
    scripts: sizes(scripts) - sizes(own),
    ownScript: sizes(own),
  }
}

export function readPage(out: string, route: string): string {
  return readFileSync(path.join(out, route === '/' ? 'index.html' : `${route}.html`), 'utf8')
}

function fileOf(address: string): string {
  return address.slice(address.indexOf('/_next/'))
}

/** Sizes of files by their paths; their names change with their content. */
const sizesKnown = new Map<string, number>()

/** Bytes of a file, brotli 11. */
export function sizeOf(file: string): number {
  const size = sizesKnown.get(file) ?? brotliCompressSync(readFileSync(file)).length
  sizesKnown.set(file, size)
  return size
}
