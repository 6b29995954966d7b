import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packagesOf } from '../programs/licenses'

const FILE = '.next/cache/bundled-packages.json'

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
        const file = path.join(root, FILE)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify(packagesOf(resourcesOf(modules))))
      })
    },
  }
}

export function readBundledPackages(root: string): string[] {
  return JSON.parse(readFileSync(path.join(root, FILE), 'utf8'))
}

/** Source files of modules, including modules that webpack has concatenated into one. */
function resourcesOf(modules: Iterable<Module>): string[] {
  return [...modules].flatMap(({ resource, modules: inner }) => [
    ...(resource === undefined ? [] : [resource]),
    ...(inner === undefined ? [] : resourcesOf(inner)),
  ])
}
