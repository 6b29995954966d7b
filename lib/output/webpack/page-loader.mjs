import { statSync } from 'node:fs'

/** Webpack loader of pages, in the place of Nextra's: writes the module of a page, and names what it depends on. */
export default function pageLoader() {
  const callback = this.async()
  const { modules } = this.getOptions()
  writeModule(this, modules).then((code) => callback(null, code), callback)
}

async function writeModule(loader, modules) {
  const file = loader.resourcePath
  try {
    return await modules.code(file)
  } finally {
    for (const dependency of modules.dependencies(file)) {
      const isFolder = statSync(dependency, { throwIfNoEntry: false })?.isDirectory() === true
      if (isFolder) loader.addContextDependency(dependency)
      else loader.addDependency(dependency)
    }
  }
}
