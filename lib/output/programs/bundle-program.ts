import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Metafile } from 'esbuild'

type Program = {
  /** TypeScript that starts it. */
  readonly contents: string
  /** Folder that its imports are relative to, below the project. */
  readonly folder: string
  /** What it is and how it is started, in a line. */
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
  const licenses = [...new Set([...packed, ...packagesIn(metafile)])].sort().map((name) => {
    const text = licenseOf(path.join(root, 'node_modules', name))
    return `/* ${name}\n\n${text.replaceAll('*/', '* /')} */\n`
  })
  return [`// ${summary}\n`, ...licenses, ...outputFiles.map(({ text }) => text)].join('')
}

/** A file of a package, or data, for a program to unpack: compressed, in base64. */
export function pack(content: string | Uint8Array): string {
  // The best quality takes seconds for a few bytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return brotliCompressSync(content, { params }).toString('base64')
}

/** Names of the packages that a bundle has code of. */
function packagesIn({ inputs }: Metafile): string[] {
  return Object.keys(inputs).flatMap(
    (file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  )
}

function licenseOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)\b/i.test(name))
  if (file === undefined)
    throw new Error(`${folder}: found no license, expected LICENSE or COPYING`)
  return readFileSync(path.join(folder, file), 'utf8')
}
