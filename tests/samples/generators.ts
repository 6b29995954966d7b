import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '../../tools/machine/run-command'

/** Folder with the programs that check the OpenAPI description and make clients of it; they are too much for `npm ci`. */
export const GENERATORS = path.join(tmpdir(), 'stream-api-generators')

const PACKAGES = [
  '@hey-api/openapi-ts@0.95.0',
  '@stoplight/spectral-cli@6.16.3',
  '@types/node@20',
  'openapi-fetch@0.17.0',
  'openapi-typescript@7.13.0',
  'typescript@5.9.3',
] as const

/** @throws when npm cannot install them; npm has already printed why */
export async function installGenerators(): Promise<void> {
  mkdirSync(GENERATORS, { recursive: true })
  writeFileSync(path.join(GENERATORS, 'package.json'), '{ "private": true, "type": "module" }\n')
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES]
  if ((await runCommand('npm', args, { cwd: GENERATORS })) !== 0)
    throw new Error(`npm install failed in ${GENERATORS}: see above.`)
}
