import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { RenameTokens } from './token-names'

/** Names a class of a CSS module as webpack's bundles do. */
type NameClass = (file: string, name: string) => string

const ADD_STYLE = 'lib/browser/parts/part-style.ts'

/**
 * Lets scripts import style sheets, which they carry and add to the page: a part comes in one file.
 * @param root folder of the project
 */
export function styleModules(root: string, rename: RenameTokens, nameClass: NameClass): Plugin {
  return {
    name: 'style modules',
    setup(run) {
      run.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
        const { css, classes } = await compileStyle(file, nameClass)
        const contents = `import { addStyle } from './${ADD_STYLE}'
addStyle(${JSON.stringify(rename(css))})
export default ${JSON.stringify(classes)}`
        return { contents, resolveDir: root, loader: 'js' }
      })
    },
  }
}

/** Minifies a style sheet and gives the classes of a CSS module their names: `classes` has these by the words for them. */
async function compileStyle(file: string, nameClass: NameClass) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    // Not identifiers: what esbuild makes of them stands for the file and the word.
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    loader: { '.module.css': 'local-css' },
  })
  const classes: Record<string, string> = {}
  const localName = new RegExp(`\\b${path.basename(file, '.module.css')}_([\\w-]+)`, 'g')
  const named = (_: string, word: string) => {
    classes[word] ??= nameClass(file, word)
    return classes[word]
  }
  const css = outputFiles.map(({ text }) => text.trim().replace(localName, named)).join('')
  return { css, classes }
}
