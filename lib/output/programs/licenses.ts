import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const LICENSES_FILE = 'licenses.txt'

/** Names of the packages in the browser bundle. The bundler writes the file, and the output of licenses reads it. */
const BUNDLED_FILE = '.next/cache/bundled-packages.json'

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//

function packagesOf(files: Iterable<string>): string[] {
  return [...new Set([...files].flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))].sort()
}

/**
 * The license text of a package, or the name of the license if the package has no license file.
 * @throws if the package has neither
 */
function licenseOf(root: string, name: string): string {
  const folder = path.join(root, 'node_modules', name)
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)\b/i.test(entry))
  if (file !== undefined) return readFileSync(path.join(folder, file), 'utf8').trim()
  const { license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  if (typeof license === 'string') return `License: ${license}`
  throw new Error(
    `${folder}: found no license, expected LICENSE, COPYING, or "license" in package.json`,
  )
}

/** Licenses of the packages in the browser bundle and of the typeface. */
export function licensesText(root: string): string {
  const bundled: string[] = JSON.parse(readFileSync(path.join(root, BUNDLED_FILE), 'utf8'))
  const rule = '-'.repeat(80)
  const parts = [...bundled, '@fontsource-variable/geist'].map(
    (name) => `${name}\n\n${licenseOf(root, name)}\n`,
  )
  return ['Licenses of the software that this site sends to browsers.\n', ...parts].join(
    `\n${rule}\n\n`,
  )
}

type Module = { readonly resource?: string; readonly modules?: Iterable<Module> | undefined }
type Compiler = {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, act: (compilation: { readonly modules: Iterable<Module> }) => void): void
    }
  }
}

/** Webpack plugin for the browser bundle. It stores the names of the bundled packages. */
export function recordPackages(root: string) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.afterEmit.tap('recordPackages', ({ modules }) => {
        const file = path.join(root, BUNDLED_FILE)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify(packagesOf(resourcesOf(modules))))
      })
    },
  }
}

/** Source files of modules, including modules that webpack has concatenated into one. */
function resourcesOf(modules: Iterable<Module>): string[] {
  return [...modules].flatMap(({ resource, modules: inner = [] }) => [
    ...(resource === undefined ? [] : [resource]),
    ...resourcesOf(inner),
  ])
}
