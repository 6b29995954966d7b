import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { licenseOf, packagesOf } from './licenses'

type Program = {
  /** TypeScript that starts it. */
  readonly contents: string
  /** Folder that its imports are relative to, below the project. */
  readonly folder: string
  /** A one-line description of the program and how to start it. */
  readonly summary: string
  /** Packages that it holds as data, beside those that it imports. */
  readonly packed?: readonly string[]
}

/**
 * A program for readers as one file that needs Node alone, with the licenses of what is in it.
 * @param root folder of the project
 * @throws what esbuild says, with file and line
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
    // Packages in CommonJS ask for modules of Node.
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

/** A file of a package, or data, for a program to unpack: compressed, in base64. */
export function pack(content: string | Uint8Array): string {
  // The best quality takes seconds for a few bytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return brotliCompressSync(content, { params }).toString('base64')
}
