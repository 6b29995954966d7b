import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { licenseOf, packagesOf } from './licenses'

type Program = {
  /** TypeScript code of the entry point. */
  readonly contents: string
  /** Folder in the project that imports are relative to. */
  readonly folder: string
  /** One line that says what the program is and how to start it. */
  readonly summary: string
  /** Packages that the program contains as data. esbuild does not list them, but the file needs their licenses. */
  readonly packed?: readonly string[]
}

/**
 * Bundles a program for readers into one file that needs only Node. The file includes the licenses of the bundled
 * packages.
 * @throws esbuild's errors, with file and line
 */
export async function bundleProgram(root: string, program: Program): Promise<string> {
  const { contents, folder, summary, packed = [] } = program
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: path.join(root, folder), loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // CommonJS packages call `require` for Node's modules, but an ES module has no `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'\nconst require = requireOf(import.meta.url)",
    },
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  const packages = new Set([...packed, ...packagesOf(Object.keys(metafile.inputs))])
  const licenses = [...packages]
    .sort()
    .map((name) => `/* ${name}\n\n${licenseOf(root, name).replaceAll('*/', '* /')}\n */\n`)
  return [`// ${summary}\n`, ...licenses, ...outputFiles.map(({ text }) => text)].join('')
}

export function pack(content: string | Uint8Array): string {
  // Brotli's default quality, 11, takes seconds longer.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return brotliCompressSync(content, { params }).toString('base64')
}
