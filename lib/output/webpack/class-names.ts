import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { WebpackRule } from './webpack-config'

type CssLoader = { options: { modules: { getLocalIdent: unknown } } }

/**
 * Gives the classes of CSS modules short names. Next names them after file, word and a hash: pages and style sheets
 * together have hundreds of them, and no compression takes a hash away.
 * @throws when Next has no CSS modules
 */
export function nameClasses(rules: readonly WebpackRule[]): void {
  const loaders = rules.flatMap((rule) => rule.oneOf ?? []).flatMap(({ use }) => cssLoaders(use))
  if (loaders.length === 0)
    throw new Error('build: found no rule for CSS modules, expected those of Next 16')
  const nameOf = classNames()
  for (const { options } of loaders)
    options.modules.getLocalIdent = (
      { resourcePath }: { readonly resourcePath: string },
      _: unknown,
      name: string,
    ) => nameOf(resourcePath, name)
}

/**
 * Names each class after the name of its file and the place of its word in it, so that the code of server and browser
 * agree. The capital keeps it apart from the classes of articles. Two files of one name throw.
 */
export function classNames(): (file: string, name: string) => string {
  const files = new Map<string, string>()
  return (file, name) => {
    const [letter = 0, ...digits] = createHash('sha1').update(path.basename(file)).digest()
    const prefix =
      String.fromCharCode(65 + (letter % 26)) +
      digits
        .slice(0, 2)
        .map((digit) => (digit % 36).toString(36))
        .join('')
    const known = files.get(prefix) ?? file
    if (known !== file)
      throw new Error(`${file}: its classes would be named as those of ${known}: rename one`)
    files.set(prefix, file)
    const words = [...new Set(readFileSync(file, 'utf8').match(WORDS))]
    return prefix + words.indexOf(name).toString(36)
  }
}

const WORDS = /(?<=\.|@keyframes )[a-z][\w-]*/gi

function cssLoaders(use: unknown): CssLoader[] {
  return (Array.isArray(use) ? use : [use]).filter(isCssLoader)
}

function isCssLoader(use: unknown): use is CssLoader {
  const modules = valueAt(valueAt(use, 'options'), 'modules')
  return typeof valueAt(modules, 'getLocalIdent') === 'function'
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
