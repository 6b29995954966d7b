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

/** A webpack plugin that notes which packages the bundle of the browser has code of. */
export function notePackages(root: string) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.afterEmit.tap('notePackages', ({ modules }) => {
        const file = path.join(root, FILE)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify(packagesOf(resourcesOf(modules))))
      })
    },
  }
}

/** @returns names of the packages, sorted */
export function bundledPackages(root: string): string[] {
  return JSON.parse(readFileSync(path.join(root, FILE), 'utf8'))
}

/** Files of modules, and of those that webpack has joined into one. */
function resourcesOf(modules: Iterable<Module>): string[] {
  return [...modules].flatMap(({ resource, modules: inner }) => [
    ...(resource === undefined ? [] : [resource]),
    ...(inner === undefined ? [] : resourcesOf(inner)),
  ])
}
