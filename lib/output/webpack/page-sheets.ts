import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../content/project-files'
import type { Webpack, WebpackCompiler } from './webpack-types'

const FOLDER = 'styles/pages'
/** Hexadecimal digits. */
const HASH_LENGTH = 8

type PageSheet = { readonly name: string; readonly file: string; readonly asset: string }

/**
 * The style sheets of `styles/pages/`, which pages link by themselves (`components/ui/PageStyles.tsx`): as files of their
 * own, because the sheets that Next gives single pages come as `<style>` elements when a reader changes to them, which the
 * Content-Security-Policy would have to name one by one.
 * @param root folder of the project
 */
export function readPageSheets(root: string, isPreview: boolean) {
  const sheets = filesBelow(root, FOLDER).map((file): PageSheet => {
    const name = path.basename(file, '.css')
    const hash = createHash('sha256')
      .update(readFileSync(path.join(root, file)))
      .digest('hex')
    const version = isPreview ? '' : `.${hash.slice(0, HASH_LENGTH)}`
    return { name, file: path.join(root, file), asset: `static/css/${name}${version}.css` }
  })
  return {
    /** URLs by name, without base path. */
    urls: Object.fromEntries(sheets.map(({ name, asset }) => [name, `/_next/${asset}`])),
    /** Adds them to the files of the browser. */
    plugin: ({ sources }: Webpack) => ({
      apply: (compiler: WebpackCompiler) => emitSheets(compiler, sources, sheets),
    }),
  }
}

function emitSheets(
  { hooks }: WebpackCompiler,
  { RawSource }: Webpack['sources'],
  sheets: readonly PageSheet[],
): void {
  const name = 'page sheets'
  hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap(name, () => {
      for (const { file, asset } of sheets) {
        compilation.fileDependencies.add(file)
        compilation.emitAsset(asset, new RawSource(readFileSync(file, 'utf8')))
      }
    })
  })
}
