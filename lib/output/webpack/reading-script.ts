import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Metafile, type Plugin, transform } from 'esbuild'
import { effectiveBasePath } from '../../content/settings/base-path'
import type { RenameTokens } from './token-names'

/** Below the site's root; its files are named after what is in them. */
const FOLDER = '/_next/static/reading'
const ENTRY = 'lib/browser/start-reading.ts'
const STYLE = 'styles/part-status.css'
/** Where esbuild would write. */
const OUTPUT_FOLDER = 'reading'
const ENTRY_NAME = 'entry'
/** Stands for the files of the parts, which have no names before the script is written. */
const PART_FILES = '%PART_FILES%'

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
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    plugins: [oneFileWithParts(path.join(root, ENTRY))],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    write: false,
    metafile: true,
    outdir: OUTPUT_FOLDER,
    entryNames: ENTRY_NAME,
    chunkNames: '[hash]',
    tsconfigRaw: {},
    define: {
      'process.env.PART_STYLE': JSON.stringify(partStyle),
      'process.env.PART_FILES': JSON.stringify(PART_FILES),
      'process.env.SITE_BASE_PATH': JSON.stringify(effectiveBasePath),
      'process.env.SITE_URL': 'undefined',
      'process.env.SITE_SOURCE_MAPS': 'undefined',
    },
  })
  const texts = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text]))
  const entry = metafile.outputs[`${OUTPUT_FOLDER}/${ENTRY_NAME}.js`]
  const [script, ...others] = entry?.imports ?? []
  if (script === undefined || others.length > 0 || Object.keys(entry?.inputs ?? {}).length > 0)
    throw new Error('build: found a reading script in several files, expected one')
  texts.delete(`${ENTRY_NAME}.js`)
  // The name of the script counts the names of its parts already, since it imports them.
  const partFiles = partFilesOf(metafile)
  const files = new Map(
    [...texts].map(([name, text]) => [`${FOLDER}/${name}`, text.replace(PART_FILES, partFiles)]),
  )
  return { address: `${FOLDER}/${path.basename(script.path)}`, files, partStyle }
}

/** Names of the parts' modules and their files, as a query. */
function partFilesOf({ outputs }: Metafile): string {
  const parts = Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined || entryPoint === ENTRY
      ? []
      : [[path.basename(entryPoint, '.ts'), path.basename(file)]],
  )
  return String(new URLSearchParams(parts))
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
