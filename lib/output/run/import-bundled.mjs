import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Below the project, where its packages are found; git and the export pass it by. */
const FOLDER = '.next/cache'

/**
 * Imports a TypeScript file, with all that it imports of the project as one module: finding, reading and translating
 * some three hundred files one by one takes Node a second more, in each process.
 * @param {string} root folder of the project
 * @param {string} file path below it
 * @throws what esbuild or the file itself says
 */
export async function importBundled(root, file) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
  })
  const bundle = path.join(root, FOLDER, `${path.basename(file)}.mjs`)
  const draft = `${bundle}.${process.pid}`
  await mkdir(path.dirname(bundle), { recursive: true })
  await writeFile(draft, outputFiles[0].contents)
  // Whoever else imports it now must not read half of it.
  await rename(draft, bundle)
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(bundle).href)
}
