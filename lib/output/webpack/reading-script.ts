import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin, transform } from 'esbuild'
import { bundledVariables } from './bundled-variables'
import { classNames } from './class-names'
import { ownCopies, partModules } from './own-copies'
import { TARGET } from './shrink-scripts'
import { styleModules } from './style-modules'
import type { RenameTokens } from './token-names'

/** Below the site's root; its files are named after what is in them. */
const FOLDER = '/_next/static/reading'
export const READING_ENTRY = 'lib/browser/start-reading.ts'
/** What lib/browser, which imports no components, calls the part that draws search. */
const SEARCH_PART_NAME = 'search-part'
const SEARCH_PART = 'components/search/search-part.tsx'
/** Parts that other parts import too, so that esbuild may meet them before it knows them for parts. */
const SHARED_PARTS = ['lib/search/hosted/client.ts', 'lib/search/embedded/search-service.ts']
const LEAN_REACT = 'lib/browser/search/preact-as-react.ts'
const PART_IMPORTS = new RegExp(`^(?:\\.|${SEARCH_PART_NAME}$)`)
const SEARCH_WORKER = 'lib/search/embedded/search.worker.ts'
/** A preview's, which keeps its address when the worker changes. */
export const PREVIEW_WORKER = `${FOLDER}/search.js`
const STYLE = 'styles/part-status.css'
/** Where esbuild would write. */
const OUTPUT_FOLDER = 'reading'
const ENTRY_NAME = 'entry'
/** Namespace of modules that are not bundled. */
const LEFT_OUT = 'left-out'
/** Stands for the files of the parts, which have no names before the script is written. */
const PART_FILES = '%PART_FILES%'

export type ReadingScript = {
  /** Address of the script, without base path. */
  readonly address: string
  /** The script, the parts that only some pages load, and the worker, by address. */
  readonly files: ReadonlyMap<string, string>
  /** Address of the script in which the embedded engine searches, without base path; undefined in a hosted build. */
  readonly worker: string | undefined
  /** What it is made from: files, relative to the project. */
  readonly inputs: readonly string[]
}

type BundleOptions = {
  /** True under `next dev`: code that can be read, as it was written. */
  readonly isPreview?: boolean
}

/** The style sheet of parts on their way, which the reading script carries. */
async function readPartStyle(root: string, rename: RenameTokens): Promise<string> {
  const source = await readFile(path.join(root, STYLE), 'utf8')
  const { code } = await transform(source, { loader: 'css', minify: true })
  return rename(code.trim())
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
  { isPreview = false }: BundleOptions = {},
): Promise<ReadingScript> {
  const variables = bundledVariables()
  const isHosted = variables.SITE_SEARCH_ENGINE === 'hosted'
  const form = { minify: !isPreview, sourcemap: isPreview ? 'inline' : false } as const
  const worker = isHosted
    ? null
    : await bundleWorker(root, { ...form, entryNames: isPreview ? 'search' : 'search-[hash]' })
  const plugins = [
    oneFileWithParts(root),
    withoutModal(isHosted ? 'SearchModal' : 'HostedModal'),
    styleModules(root, rename, classNames()),
  ]
  const options = {
    absWorkingDir: root,
    entryPoints: [READING_ENTRY],
    plugins,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: TARGET,
    ...form,
    write: false,
    metafile: true,
    outdir: OUTPUT_FOLDER,
    entryNames: ENTRY_NAME,
    chunkNames: '[hash]',
    tsconfigRaw: {},
    jsx: 'automatic',
    alias: { ...reactModules(root, isHosted), [SEARCH_PART_NAME]: path.join(root, SEARCH_PART) },
    define: definitions({
      ...hostedVariables(),
      ...variables,
      SITE_SOURCE_MAPS: undefined,
      PART_STYLE: await readPartStyle(root, rename),
      PART_FILES,
      SEARCH_WORKER: worker?.address,
    }),
  } as const satisfies BuildOptions
  const draft = await build(options)
  const modules = partModules(draft.metafile, scriptOf(draft.metafile))
  const { outputFiles, metafile } = await build({
    ...options,
    plugins: [ownCopies(root, modules), ...plugins],
  })
  const texts = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text]))
  texts.delete(`${ENTRY_NAME}.js`)
  // The name of the script counts the names of its parts already, since it imports them.
  const partFiles = partFilesOf(metafile)
  const files = new Map(
    [...texts].map(([name, text]) => [`${FOLDER}/${name}`, text.replace(PART_FILES, partFiles)]),
  )
  if (worker !== null) files.set(worker.address, worker.text)
  return {
    address: `${FOLDER}/${path.basename(scriptOf(metafile))}`,
    files,
    worker: worker?.address,
    inputs: [...filesOf(metafile), ...(worker?.inputs ?? []), STYLE],
  }
}

/** Parts have copies of their own, and what is left out is no file. */
function filesOf({ inputs }: Metafile): string[] {
  const names = Object.keys(inputs).filter((name) => !name.startsWith(`${LEFT_OUT}:`))
  return names.map((name) => name.replace(/\?.*/, ''))
}

/** The file that the entry and all parts import. */
function scriptOf({ outputs }: Metafile): string {
  const entry = outputs[`${OUTPUT_FOLDER}/${ENTRY_NAME}.js`]
  const [script, ...others] = entry?.imports ?? []
  if (script === undefined || others.length > 0 || Object.keys(entry?.inputs ?? {}).length > 0)
    throw new Error('build: found a reading script in several files, expected one')
  return script.path
}

/** What the modal finds by the names of React's modules; DocSearch asks for all of React. */
function reactModules(root: string, isHosted: boolean) {
  if (isHosted) return { react: 'preact/compat', 'react-dom': 'preact/compat' }
  const lean = path.join(root, LEAN_REACT)
  return { 'react/jsx-runtime': lean, 'react-dom/client': lean, react: lean }
}

/** Next does this by itself. */
function hostedVariables() {
  const names = ['APP_ID', 'API_KEY', 'INDEX_NAME', 'HOSTS'].map(
    (name) => `NEXT_PUBLIC_ALGOLIA_${name}`,
  )
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

function definitions(variables: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value) ?? 'undefined',
    ]),
  )
}

/** One file, classic as browsers without module workers need it. */
async function bundleWorker(
  root: string,
  options: Pick<BuildOptions, 'minify' | 'sourcemap' | 'entryNames'>,
) {
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: [SEARCH_WORKER],
    bundle: true,
    format: 'iife',
    target: TARGET,
    write: false,
    metafile: true,
    outdir: OUTPUT_FOLDER,
    tsconfigRaw: {},
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('build: found no bundle of the search worker')
  const address = `${FOLDER}/${path.basename(file.path)}`
  return { address, text: file.text, inputs: Object.keys(metafile.inputs) }
}

/** Names of the parts' modules and their files, as a query. */
function partFilesOf({ outputs }: Metafile): string {
  const parts = Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined || entryPoint === READING_ENTRY
      ? []
      : [[path.parse(entryPoint).name, path.basename(file)]],
  )
  return String(new URLSearchParams(parts))
}

/**
 * Keeps all that the entry needs in one file: esbuild would cut what it shares with parts into files of their own, but
 * not when each part needs all of it.
 */
function oneFileWithParts(root: string): Plugin {
  const entry = path.join(root, READING_ENTRY)
  const parts = new Set(SHARED_PARTS.map((file) => path.join(root, file)))
  return {
    name: 'one file with parts',
    setup(run) {
      run.onResolve({ filter: PART_IMPORTS }, async ({ kind, path: name, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined
        const found = await run.resolve(name, { resolveDir, kind: 'import-statement' })
        parts.add(found.path)
        return found
      })
      run.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (!parts.has(file)) return undefined
        const code = await readFile(file, 'utf8')
        const loader = file.endsWith('x') ? 'tsx' : 'ts'
        return { contents: `import ${JSON.stringify(entry)}\n${code}`, loader }
      })
    },
  }
}

/** Leaves out the modal that this build does not draw, with its package and style sheets. */
function withoutModal(name: string): Plugin {
  return {
    name: 'without modal',
    setup(run) {
      const place = { path: name, namespace: LEFT_OUT }
      run.onResolve({ filter: new RegExp(`/${name}$`) }, () => place)
      run.onLoad({ filter: /^/, namespace: LEFT_OUT }, () => ({
        contents: `export const ${name} = null`,
      }))
    },
  }
}
