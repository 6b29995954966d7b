import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { GENERATORS } from './generators'

const DESCRIPTION = path.resolve('out/api/stream.openapi.yaml')
const ruleset = path.join(GENERATORS, 'spectral.yaml')

/** An event for both clients, and a function that serializes it: all values of an event are attributes. */
const SHARED = `
export const event = {
  Name: 'Generated client',
  EventWeekdays: 0,
  StartStreamingDate: '2031/09/06',
  StartStreamingTime: '18:55:00',
  StopStreamingDate: '2031/09/06',
  StopStreamingTime: '19:30:00',
  AllowDelayedProjectLoading: '1',
} as const
export const { Name: _, ...unnamed } = event
export function toXml(body: { Event?: object[] }): string {
  const events = (body.Event ?? []).map((one) => {
    const attributes = Object.entries(one).map(([name, value]) => \`\${name}="\${value}"\`)
    return \`<Event \${attributes.join(' ')} />\`
  })
  return \`<Events>\${events.join('')}</Events>\`
}
export const [, , baseUrl = '', usertoken = ''] = process.argv
`

const CLIENTS = {
  '@hey-api/openapi-ts': {
    generate: ['openapi-ts', '-i', DESCRIPTION, '-o', 'hey-api'],
    program: `
import { client } from './hey-api/client.gen'
import { addEvent, getEventsList } from './hey-api/sdk.gen'
import { baseUrl, event, toXml, unnamed, usertoken } from './shared'
client.setConfig({ baseUrl, auth: () => usertoken, parseAs: 'text' })
const shared = { query: { AllowWarning: true }, bodySerializer: (body: unknown) => toXml(Object(body)) }
const added = await addEvent({ ...shared, body: { Event: [event] } })
// @ts-expect-error: the description requires a name.
const refused = await addEvent({ ...shared, body: { Event: [unnamed] } })
const { data } = await getEventsList({ query: {} })
console.log(added.response?.status, refused.response?.status, data)
`,
  },
  'openapi-typescript': {
    generate: ['openapi-typescript', DESCRIPTION, '-o', 'openapi-typescript.ts'],
    program: `
import createClient from 'openapi-fetch'
import type { paths } from './openapi-typescript'
import { baseUrl, event, toXml, unnamed, usertoken } from './shared'
const querySerializer = (query: object) => new URLSearchParams({ usertoken, ...query }).toString()
const { GET, POST } = createClient<paths>({ baseUrl, querySerializer })
const shared = {
  params: { query: { AllowWarning: true } },
  bodySerializer: toXml,
  headers: { 'Content-Type': 'application/xml' },
  parseAs: 'text',
} as const
const added = await POST('/Events', { ...shared, body: { Event: [event] } })
// @ts-expect-error: the description requires a name.
const refused = await POST('/Events', { ...shared, body: { Event: [unnamed] } })
const { data } = await GET('/Events', { parseAs: 'text' })
console.log(added.response.status, refused.response.status, data)
`,
  },
} as const

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
  },
  files: Object.keys(CLIENTS).map(programFile),
}

function programFile(name: string): string {
  return `${name.replace(/\W+/g, '-')}-program.ts`
}

/** Runs a generator's program in its folder. @returns what it printed @throws with it when the program fails */
async function run(...[name = '', ...args]: readonly string[]): Promise<string> {
  // The stand-in's certificate is not trusted by any system.
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' }
  const program = path.join(GENERATORS, 'node_modules/.bin', name)
  const { stdout } = await promisify(execFile)(program, args, { cwd: GENERATORS, env })
  return stdout
}

let standIn: ChildProcess
const printed: Record<string, string> = {}
beforeAll(async () => {
  const child = spawn(process.execPath, ['out/api/stand-in.mjs', '0'])
  standIn = child
  for await (const line of createInterface(child.stdout)) {
    const [, label = '', value = ''] = /^([\w ]+):\s+(.*)$/.exec(line) ?? []
    printed[label] = value
    if (label === 'Pin') break
  }
  const files = { 'shared.ts': SHARED, 'tsconfig.json': JSON.stringify(TSCONFIG) }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(GENERATORS, name), text)
  for (const [name, { generate, program }] of Object.entries(CLIENTS)) {
    writeFileSync(path.join(GENERATORS, programFile(name)), program)
    await run(...generate)
  }
})
afterAll(() => standIn.kill())

test('Spectral finds no errors, warnings, or hints', async () => {
  writeFileSync(ruleset, 'extends: ["spectral:oas"]\n')
  await run('spectral', 'lint', DESCRIPTION, '--ruleset', ruleset, '--fail-severity', 'hint')
})

test('generated clients are valid TypeScript, with the required attributes of a new event', async () => {
  await run('tsc', '--project', 'tsconfig.json')
})

it.each(Object.keys(CLIENTS))('a client of %s adds an event and lists it', async (name) => {
  const program = path.join(GENERATORS, programFile(name))
  const args = ['--import', 'tsx', program, printed['Base URL'] ?? '', printed['API token'] ?? '']
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0' }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect(stdout).toMatch(/^200 400 <Content>[\s\S]*(<Event Identifier[\s\S]*){2}/)
})
