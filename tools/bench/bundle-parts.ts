import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listedScripts } from './first-view'

/** What webpack writes itself: its start code and the frames of modules. */
const FRAME = 'webpack'

/**
 * Takes the scripts of an exported page apart by their source maps, into packages and folders of ours. A part's bytes
 * (brotli 11) are its share of the compressed script, by characters.
 * @param out folder of a site that was built with source maps
 */
export function partsOfPage(out: string, route: string): ReadonlyMap<string, number> {
  const parts = new Map<string, number>()
  for (const file of listedScripts(out, route)) {
    const code = readFileSync(path.join(out, file), 'utf8')
    const map = readMap(path.join(out, `${file}.map`))
    const compressed = brotliCompressSync(code).length
    for (const [part, characters] of charactersByPart(code, map))
      add(parts, part, (compressed * characters) / code.length)
  }
  return new Map([...parts].sort(([, a], [, b]) => b - a))
}

/** Characters of each part of a script. */
export function charactersByPart(code: string, map: SourceMap | null): Map<string, number> {
  const parts = new Map<string, number>()
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map?.findEntry(line, column)
      const source = entry !== undefined && 'originalSource' in entry ? entry.originalSource : ''
      add(parts, partOf(source), 1)
    }
    add(parts, FRAME, 1)
  }
  return parts
}

/**
 * The part that a source belongs to: `react-dom`, `next/client`, `lib/browser`.
 * @param source as webpack writes it into source maps: from the project's folder, packages by their way from there; Next
 * names its own sources
 */
export function partOf(source: string): string {
  const inPackage = source.split('/node_modules/').at(-1)
  if (inPackage !== undefined && inPackage !== source) {
    const [first = '', second = '', third = ''] = inPackage.split('/')
    if (first === 'next' && second === 'dist') return `next/${third}`
    return first.startsWith('@') ? `${first}/${second}` : first
  }
  const next = /\/\.\.\/src\/([^/]+)\//.exec(source)?.[1]
  if (next !== undefined) return `next/${next}`
  return OURS.exec(source)?.[1] ?? FRAME
}

const OURS = /^webpack:\/\/[^/]*\/\.\/((?:components|lib)\/[^/]+|pages|site\.config|theme\.config)/

function add(parts: Map<string, number>, part: string, amount: number): void {
  parts.set(part, (parts.get(part) ?? 0) + amount)
}

/** Null for a script that has no map, such as a manifest. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
