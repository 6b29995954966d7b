import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin, transform } from 'esbuild'
import { effectiveBasePath } from '../../content/settings/base-path'
import type { RenameTokens } from './token-names'

/** Below the site's root; its files are named after what is in them. */
const FOLDER = '/_next/static/reading'
const ENTRY = 'lib/browser/start-reading.ts'
const STYLE = 'styles/part-status.css'

export type ReadingScript = {
  /** Address of the script, without base path. */
  readonly address: string
  /** The script and the parts that only some pages load, by address. */
  readonly files: ReadonlyMap<string, string>
  /** The style sheet of parts on their way, which the script carries. */
  readonly partStyle: string
}

/**
 * Bundles the script that makes pages answer their reader.
 * @param root folder of the project
 * @param rename names tokens as the site's style sheets do
 * @throws what esbuild says, with file and line
 */
export async function bundleReadingScript(
  root: string,
  rename: RenameTokens,
): Promise<ReadingScript> {
  const partStyle = rename(await minifiedStyle(path.join(root, STYLE)))
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    plugins: [oneFileWithParts(path.join(root, ENTRY))],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    write: false,
    outdir: 'reading',
    entryNames: 'entry',
    chunkNames: '[hash]',
    tsconfigRaw: {},
    define: {
      'process.env.PART_STYLE': JSON.stringify(partStyle),
      'process.env.SITE_BASE_PATH': JSON.stringify(effectiveBasePath),
      'process.env.SITE_URL': 'undefined',
      'process.env.SITE_SOURCE_MAPS': 'undefined',
    },
  })
  const texts = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text]))
  const script = /^import"\.\/(\w+\.js)";\s*$/.exec(texts.get('entry.js') ?? '')?.[1]
  if (script === undefined)
    throw new Error('build: found a reading script in several files, expected one')
  texts.delete('entry.js')
  const files = new Map([...texts].map(([name, text]) => [`${FOLDER}/${name}`, text]))
  return { address: `${FOLDER}/${script}`, files, partStyle }
}

async function minifiedStyle(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true })
  return code.trim()
}

/**
 * Keeps all that the entry needs in one file: esbuild would cut what it shares with parts into files of their own, but
 * not when each part needs all of it.
 */
function oneFileWithParts(entry: string): Plugin {
  const parts = new Set<string>()
  return {
    name: 'one file with parts',
    setup(run) {
      run.onResolve({ filter: /^\./ }, async ({ kind, path: name, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined
        const found = await run.resolve(name, { resolveDir, kind: 'import-statement' })
        parts.add(found.path)
        return found
      })
      run.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        if (!parts.has(file)) return undefined
        const code = await readFile(file, 'utf8')
        return { contents: `import ${JSON.stringify(entry)}\n${code}`, loader: 'ts' }
      })
    },
  }
}
