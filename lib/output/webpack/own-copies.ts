import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Metafile, Plugin } from 'esbuild'

const SOURCE = /\.tsx?$/

/** Modules of a bundle with parts, by their paths below the project. */
export type PartModules = {
  /** Those of the script that all parts import. */
  readonly ofScript: ReadonlySet<string>
  /** The part of each module that no other part needs. */
  readonly partOf: ReadonlyMap<string, string>
}

/** @param script the output that all parts import */
export function partModules({ outputs }: Metafile, script: string): PartModules {
  const ofParts = Object.values(outputs).flatMap(({ entryPoint, inputs }) =>
    entryPoint === undefined ? [] : Object.keys(inputs).map((file) => [file, entryPoint] as const),
  )
  return {
    ofScript: new Set(Object.keys(outputs[script]?.inputs ?? {})),
    partOf: new Map(ofParts),
  }
}

/**
 * Gives each part copies of its own of what it would share with others, in no file but its own: what failed to load can
 * be asked for under another address only where it is a part, and Firefox keeps the failure of anything else as long as
 * the document. Modules that keep a state for all parts belong into the script.
 * @param root folder of the project
 */
export function ownCopies(root: string, { ofScript, partOf }: PartModules): Plugin {
  const below = (file: string) => path.relative(root, file).replaceAll('\\', '/')
  return {
    name: 'own copies',
    setup(run) {
      run.onResolve({ filter: /^\./ }, async ({ path: name, importer, kind, ...place }) => {
        const { resolveDir, pluginData } = place
        if (kind !== 'import-statement' || pluginData?.isResolving) return undefined
        const options = { importer, resolveDir, kind, pluginData: { isResolving: true } }
        const { path: file } = await run.resolve(name, options)
        const part = pluginData?.part ?? partOf.get(below(importer))
        const isOwn = ofScript.has(below(file)) || partOf.get(below(file)) === part
        if (part === undefined || isOwn || !SOURCE.test(file)) return undefined
        return { path: file, suffix: `?${part}` }
      })
      run.onLoad({ filter: SOURCE }, async ({ path: file, suffix }) => {
        if (suffix === '') return undefined
        const contents = await readFile(file, 'utf8')
        return {
          contents,
          loader: file.endsWith('x') ? 'tsx' : 'ts',
          pluginData: { part: suffix.slice(1) },
        }
      })
    },
  }
}
