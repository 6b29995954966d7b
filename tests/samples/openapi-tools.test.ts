import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { validate } from '@apidevtools/swagger-parser'
import spectralCore from '@stoplight/spectral-core'
import spectralParsers from '@stoplight/spectral-parsers'
import spectralRulesets from '@stoplight/spectral-rulesets'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, it, onTestFinished, test } from 'vitest'
import { readStreamApi } from '../../lib/content/api/read-stream-api'
import { openApiFiles } from '../../lib/output/openapi/document'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const files = [...openApiFiles(api, [])]

it.each(files)('issue 17, 3 swagger-parser accepts %s', async (url, content) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, path.basename(url))
  writeFileSync(file, content)
  await expect(validate(file)).resolves.toMatchObject({ openapi: '3.1.0' })
})

it.each(files)('issue 17, 3 Spectral finds nothing in %s', async (_url, content) => {
  const spectral = new spectralCore.Spectral()
  // The examples are XML; the rule compares them with the schema as if they were JSON.
  const rules = { 'oas3-valid-media-example': 'off' }
  spectral.setRuleset(new spectralCore.Ruleset({ extends: [spectralRulesets.oas], rules }))
  const document = new spectralCore.Document(content, spectralParsers.Yaml)
  const problems = await spectral.run(document)
  expect(problems.map(({ code, path: place }) => `${code} ${place.join('.')}`)).toEqual([])
})

test('issue 17, 3 a client of openapi-typescript compiles', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [, content = ''] = files.find(([url]) => url.endsWith('.json')) ?? []
  writeFileSync(path.join(folder, 'stream.ts'), astToString(await openapiTS(content)))
  const use = `import type { operations } from './stream'
export const allowWarning: operations['addEvent']['parameters']['query'] = { AllowWarning: true }`
  writeFileSync(path.join(folder, 'client.ts'), use)
  const tsc = path.resolve('node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--moduleResolution', 'bundler']
  const compile = promisify(execFile)
  const args = [tsc, ...options, '--module', 'esnext', 'client.ts']
  expect((await compile(process.execPath, args, { cwd: folder })).stdout).toBe('')
}, 300_000)
