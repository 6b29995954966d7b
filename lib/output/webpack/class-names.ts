import path from 'node:path'
import type { WebpackRule } from './webpack-config'

type CssLoader = { options: { modules: { getLocalIdent: unknown } } }

/**
 * Names the classes of CSS modules after file and word alone, such as `Footer_group`. Next puts a hash behind each: no
 * compression takes it away, and pages and style sheets together have hundreds of them.
 * @throws when Next has no CSS modules, or when two of them have the same file name
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

/** Gives each class its name; remembers which file has which. */
export function classNames(): (file: string, name: string) => string {
  const files = new Map<string, string>()
  return (file, name) => {
    const base = path.basename(file).replace(/\.module\.css$/, '')
    const known = files.get(base) ?? file
    if (known !== file)
      throw new Error(
        `${file}: found a second ${base}.module.css (${known}), expected a name of its own: classes are named after it`,
      )
    files.set(base, file)
    return `${base}_${name}`
  }
}

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
