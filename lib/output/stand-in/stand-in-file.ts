import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import type { StreamApi } from '../../content/api/schema'
import { standInData } from './stand-in-data'

/** URL of the stand-in below the site's root. */
export const STAND_IN_URL = '/api/stand-in.mjs'

const VALIDATOR = 'xmllint-wasm'
const VALIDATOR_FILES = ['index-node.js', 'xmllint-node.js', 'xmllint.wasm']

/**
 * The stand-in as one file that needs Node alone.
 * @param root folder of the project
 * @throws what esbuild says, with file and line
 */
export async function standInFile(root: string, api: StreamApi): Promise<Map<string, string>> {
  const require = createRequire(path.join(root, 'package.json'))
  const folder = path.dirname(require.resolve(VALIDATOR))
  const packed = VALIDATOR_FILES.map((name) => [name, pack(path.join(folder, name))])
  const data = JSON.stringify(standInData(api))
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `import { runStandIn } from './run'
await runStandIn(${data}, ${JSON.stringify(Object.fromEntries(packed))})`,
      resolveDir: path.join(root, 'lib/output/stand-in'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: notice(readFileSync(path.join(folder, 'COPYING'), 'utf8')) },
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  return new Map(outputFiles.map(({ text }) => [STAND_IN_URL, text]))
}

function pack(file: string): string {
  // The best quality takes seconds for a few bytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return brotliCompressSync(readFileSync(file), { params }).toString('base64')
}

function notice(license: string): string {
  return `// Plays a Stream Manager, to try its API on. Start it with: node stand-in.mjs
/* The XML validator inside, ${VALIDATOR}:\n${license.replaceAll('*/', '* /')}*/`
}
