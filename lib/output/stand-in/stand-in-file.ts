import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { StreamApi } from '../../content/api/schema'
import { bundleProgram, pack } from '../programs/bundle-program'
import { standInData } from './stand-in-data'

/** URL below the site's root. */
export const STAND_IN_URL = '/api/stand-in.mjs'

const VALIDATOR = 'xmllint-wasm'
const VALIDATOR_FILES = ['index-node.js', 'xmllint-node.js', 'xmllint.wasm']

/** @returns text of the program */
export async function standInFile(root: string, api: StreamApi): Promise<string> {
  const require = createRequire(path.join(root, 'package.json'))
  const folder = path.dirname(require.resolve(VALIDATOR))
  const packed = VALIDATOR_FILES.map((name) => [name, pack(readFileSync(path.join(folder, name)))])
  const data = JSON.stringify(standInData(api))
  return bundleProgram(root, {
    contents: `import { runStandIn } from './run'
await runStandIn(${data}, ${JSON.stringify(Object.fromEntries(packed))})`,
    folder: 'lib/output/stand-in',
    summary: 'A stand-in for a Stream Manager, for API tests. Start it with: node stand-in.mjs',
    packed: [VALIDATOR],
  })
}
