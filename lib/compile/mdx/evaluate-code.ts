import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { parse } from 'yaml'
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
 * @throws what esbuild says, or what the statements throw
 */
export async function evaluateCode(
  root: string,
  file: string,
  statements: string,
  expressions: readonly string[],
): Promise<EvaluatedCode> {
  const folder = path.resolve(root)
  const values = expressions.map((code) => `() => (${code}\n),`).join('\n')
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
    plugins: [yamlData],
  })
  const module: { exports: Partial<Pick<EvaluatedCode, 'values'>> & { __values?: never[] } } = {
    exports: {},
  }
  const run = new Function('module', 'require', outputFiles[0]?.text ?? '')
  run(module, staticRequire)
  return {
    values: module.exports.__values ?? [],
    files: Object.keys(metafile.inputs)
      .filter((name) => name !== file)
      .map((name) => path.join(folder, name.replace(/^yaml:/, ''))),
  }
}

const yamlData: Plugin = {
  name: 'yaml',
  setup({ onLoad }) {
    onLoad({ filter: /\.ya?ml$/ }, ({ path: file }) => ({
      contents: JSON.stringify(parse(readFileSync(file, 'utf8'))),
      loader: 'json',
    }))
  },
}
