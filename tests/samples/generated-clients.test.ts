import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, test } from 'vitest'

const DESCRIPTION = path.resolve('out/api/stream.openapi.yaml')
/** Folder for programs that are too much for `npm ci`, and for the clients that they generate. */
const FOLDER = path.join(tmpdir(), 'stream-api-generators')

const PACKAGES = [
  '@hey-api/openapi-ts@0.95.0',
  '@stoplight/spectral-cli@6.16.3',
  '@types/node@20',
  'openapi-typescript@7.13.0',
  'typescript@5.9.3',
] as const

/** Programs for the generated types of new events, which need a name. */
const CLIENTS = `
import type { NewEvent } from './hey-api/types.gen'
import type { components } from './openapi-typescript'
const unnamed = { EventWeekdays: 0, StartStreamingTime: '18:55:00' }
// @ts-expect-error: the description requires a name.
export const heyApi: NewEvent = unnamed
// @ts-expect-error: the description requires a name.
export const openApiTypescript: components['schemas']['NewEvent'] = unnamed
`

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'clients.ts': CLIENTS,
  // Spectral compares the text of an XML example with the schema of its elements.
  'spectral.yaml': 'extends: ["spectral:oas"]\nrules: { oas3-valid-media-example: off }',
}

/** @throws with what the program printed when it fails */
async function run(program: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(program, args, { cwd: FOLDER })
}

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(FOLDER, name), text)
  await run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES)
}, 300_000)

test('Spectral finds no errors, warnings, or hints', async () => {
  const options = ['--ruleset', 'spectral.yaml', '--fail-severity', 'hint']
  await run('npx', 'spectral', 'lint', DESCRIPTION, ...options)
})

test('generated clients are valid TypeScript, with the required attributes of a new event', async () => {
  await run('npx', 'openapi-ts', '-i', DESCRIPTION, '-o', 'hey-api')
  await run('npx', 'openapi-typescript', DESCRIPTION, '-o', 'openapi-typescript.ts')
  const options = ['--strict', '--skipLibCheck', '--noEmit', '--target', 'es2022']
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node']
  await run('npx', 'tsc', ...options, ...modules, 'clients.ts', 'hey-api/sdk.gen.ts')
}, 120_000)
