import path from 'node:path'

/** What a mistake in the code can be in, when nothing says what the script is made from. */
const CODE_FOLDERS = ['components', 'lib']

/** Webpack loader of a preview's reading script: puts the bundled files out and writes the module that loads them. */
export default function readingLoader() {
  const callback = this.async()
  bundleModule(this).then((code) => callback(null, code), callback)
}

async function bundleModule(loader) {
  const below = (name) => path.join(loader.rootContext, name)
  try {
    const { code, files, inputs } = await loader.getOptions().bundle()
    for (const input of inputs) loader.addDependency(below(input))
    for (const [name, text] of files) loader.emitFile(name, text)
    return code
  } catch (error) {
    for (const folder of CODE_FOLDERS) loader.addContextDependency(below(folder))
    throw error
  }
}
