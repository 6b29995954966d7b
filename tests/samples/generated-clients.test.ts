import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { type EchoServer, startEchoServer } from './echo-server'
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
await addEvent({ ...shared, body: { Event: [event] } })
await getEventsList({ query: {} })
// @ts-expect-error: the description requires a name.
await addEvent({ ...shared, body: { Event: [unnamed] } })
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
await POST('/Events', { ...shared, body: { Event: [event] } })
await GET('/Events', { parseAs: 'text' })
// @ts-expect-error: the description requires a name.
await POST('/Events', { ...shared, body: { Event: [unnamed] } })
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

/** Runs a generator's program in its folder. @throws with what it printed when the program fails */
async function run(...[name = '', ...args]: readonly string[]): Promise<void> {
  await promisify(execFile)(path.join(GENERATORS, 'node_modules/.bin', name), args, {
    cwd: GENERATORS,
  })
}

let server: EchoServer
beforeAll(async () => {
  server = await startEchoServer('')
  const files = { 'shared.ts': SHARED, 'tsconfig.json': JSON.stringify(TSCONFIG) }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(GENERATORS, name), text)
  for (const [name, { generate, program }] of Object.entries(CLIENTS)) {
    writeFileSync(path.join(GENERATORS, programFile(name)), program)
    await run(...generate)
  }
})
afterAll(() => server.close())

test('Spectral finds no errors, warnings, or hints', async () => {
  // Spectral compares the text of an XML example with the schema of its elements.
  const rules = 'rules: { oas3-valid-media-example: off }'
  writeFileSync(ruleset, `extends: ["spectral:oas"]\n${rules}\n`)
  await run('spectral', 'lint', DESCRIPTION, '--ruleset', ruleset, '--fail-severity', 'hint')
})

test('generated clients are valid TypeScript, with the required attributes of a new event', async () => {
  await run('tsc', '--project', 'tsconfig.json')
})

it.each(Object.keys(CLIENTS))('a client of %s adds an event and lists events', async (name) => {
  const program = path.join(GENERATORS, programFile(name))
  const args = [`https://127.0.0.1:${server.port}/CambriaLM/v1`, 'test-token']
  // No system trusts the server's certificate.
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0' }
  server.received.length = 0
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args], { env })
  const events = { path: '/CambriaLM/v1/Events', query: { usertoken: 'test-token' } }
  expect(server.received.slice(0, 2)).toMatchObject([
    { ...events, method: 'POST', body: expect.stringContaining('<Event Name="Generated client"') },
    { ...events, method: 'GET' },
  ])
})
