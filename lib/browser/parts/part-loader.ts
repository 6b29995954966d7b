import { importFile } from './import-file'

/**
 * Makes the function that loads a part, and that can be called again when it fails. Firefox keeps a failed `import()` as
 * long as the document, and every browser keeps an empty file: what failed is asked for under another address. The build
 * gives each part a single file, since code in another would still be asked for under its own.
 * @param name of the module's file, without its ending
 * @param load imports the module
 * @param partOf takes the part out of it
 */
export function partLoader<Module, Part>(
  name: string,
  load: () => Promise<Module>,
  partOf: (module: Module) => Part | undefined,
): () => Promise<Part> {
  let failures = 0
  const importModule = () => {
    // The build inserts the names of the files.
    const file = failures > 0 && new URLSearchParams(process.env.PART_FILES).get(name)
    return file ? importFile<Module>(`./${file}?again=${failures}`) : load()
  }
  return async () => {
    try {
      const part = partOf(await importModule())
      if (part === undefined) throw new Error('The file is empty.')
      return part
    } catch (error) {
      failures += 1
      throw error
    }
  }
}
