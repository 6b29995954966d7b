import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { z } from 'zod'
import { type Problem, ProblemError } from '../../content/problem'
import { readText } from '../../content/read-text'
import { parseYaml } from '../../content/yaml'
import { staticRequire } from './static-react'

export type EvaluatedCode = {
  /** The expressions, each to be asked by itself: one that throws does not stop the others. */
  readonly values: readonly (() => unknown)[]
  /** Absolute paths of the files that it is made from. */
  readonly files: readonly string[]
}

/**
 * Runs the code of a page while the page is compiled.
 * @param file path of the page below `root`, where its imports start
 * @param statements its imports and exports, each on its own line of the page
 * @param expressions code that can use them
 * @throws the faults in YAML that it imports, what esbuild says, or what the statements throw
 */
export async function evaluateCode(
  root: string,
  file: string,
  statements: string,
  expressions: readonly string[],
): Promise<EvaluatedCode> {
  const folder = path.resolve(root)
  const values = expressions.map((code) => `() => (${code}\n),`).join('\n')
  const faults: Problem[] = []
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `${statements}\nexport const __values = [\n${values}]\n`,
      resolveDir: path.join(folder, path.dirname(file)),
      sourcefile: path.join(folder, file),
      loader: 'jsx',
    },
    absWorkingDir: folder,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: [yamlData(folder, faults)],
  }).catch((error: unknown) => {
    throw faults.length > 0 ? new ProblemError(faults) : error
  })
  const module: { exports: { __values?: EvaluatedCode['values'] } } = { exports: {} }
  const run = new Function('module', 'require', outputFiles[0]?.text ?? '')
  run(module, staticRequire)
  return {
    values: module.exports.__values ?? [],
    files: Object.keys(metafile.inputs)
      .filter((name) => name !== file)
      .map((name) => path.join(folder, name.replace(/^yaml:/, ''))),
  }
}

/**
 * Imports YAML as data.
 * @param faults takes those in the files, of which esbuild would tell as faults of the page
 */
function yamlData(root: string, faults: Problem[]): Plugin {
  return {
    name: 'yaml',
    setup({ onLoad }) {
      onLoad({ filter: /\.ya?ml$/ }, ({ path: full }) => {
        const file = path.relative(root, full).replaceAll('\\', '/')
        const reading = parseYaml(readText(full), z.unknown(), { file })
        if (reading.ok) return { contents: JSON.stringify(reading.value), loader: 'json' }
        faults.push(...reading.problems)
        return { errors: [{ text: file }] }
      })
    },
  }
}
