import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../../tools/command-line'

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
export function installGenerators(): void {
  mkdirSync(GENERATORS, { recursive: true })
  writeFileSync(path.join(GENERATORS, 'package.json'), '{ "private": true, "type": "module" }\n')
  const install = 'npm install --no-audit --no-fund --loglevel=error'
  run(`${install} ${PACKAGES.join(' ')}`, {}, GENERATORS)
}
