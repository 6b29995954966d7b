import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStreamApi } from '../../lib/content/api/read-stream-api'
import { exportedFiles } from '../fixtures/exported-site'
import { readSiteFile, urlOf } from './exported-page'

const PROGRAM = 'out/capella-docs.mjs'
const PAGE = '/docs/Stream/API/Introduction'

/** Logs the bytes in use on each SIGUSR2. */
const COUNTER = `data:text/javascript,process.on('SIGUSR2',()=>{gc();console.error(process.memoryUsage().heapUsed)})`
const transport = new StdioClientTransport({
  command: process.execPath,
  args: ['--expose-gc', '--import', COUNTER, PROGRAM],
  stderr: 'pipe',
})
const client = new Client({ name: 'test', version: '1' })
beforeAll(() => client.connect(transport))
afterAll(() => client.close())

/** The text of a tool's response. */
async function call(name: string, parameters: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: parameters })
  const [part] = content as { text: string }[]
  return { text: part?.text ?? '', isError: isError ?? false }
}

test('it tells readers and editors which revision it serves', () => {
  const printed = execFileSync(process.execPath, [PROGRAM, '--version'], { encoding: 'utf8' })
  const [, revision = ''] =
    /^Capella Documentation, revision (\d{4}-\d\d-\d\d \w{8})\n$/.exec(printed) ?? []
  expect(client.getServerVersion()?.version).toBe(revision)
  expect(client.getInstructions()).toContain(revision)
})

test('its tools are read-only', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search', 'diagnose', 'read', 'method'])
  for (const { annotations } of tools)
    expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false })
})

test('each page is a resource with its Markdown copy', async () => {
  const { resources } = await client.listResources()
  const copies = exportedFiles().filter((file) => file.endsWith('.md'))
  const wanted = resources.map(({ uri }) => `${uri.replace('capella-docs:/', '')}.md`)
  // Files of single releases and redirect pages are not pages of the site.
  expect(copies).toEqual(expect.arrayContaining(wanted))
  expect(wanted.length).toBeGreaterThan(100)
  const { contents } = await client.readResource({ uri: `capella-docs:${PAGE}` })
  expect(contents).toEqual([
    {
      uri: `capella-docs:${PAGE}`,
      mimeType: 'text/markdown',
      text: String(readSiteFile(`${PAGE.slice(1)}.md`)),
    },
  ])
})

test('llms.txt names it', () => {
  expect(String(readSiteFile('llms.txt'))).toContain(urlOf('/capella-docs.mjs'))
})

describe('an assistant', () => {
  test('finds a section and reads it by the URL in the result', async () => {
    const found = await call('search', { query: 'pin the certificate', product: 'stream' })
    const address = found.text.split('\n').find((line) => line.endsWith('#trust-certificate')) ?? ''
    expect(address).toBe(`${urlOf(PAGE)}#trust-certificate`)
    const { text } = await call('read', { page: address })
    expect(text).toMatch(/^### 3\. Trust the manager’s certificate\n/)
    expect(text).not.toContain('List the events\n')
  })

  test('reads every page and every section of a table of contents', async () => {
    const { text } = await call('read', { page: `${PAGE}#status-409` })
    expect(text).toMatch(/^## Statuses and errors\n[\s\S]*`409`/)
    expect((await call('read', { page: `${urlOf(PAGE)}.md` })).text).toMatch(
      /^# API introduction\n/,
    )
  })

  test('looks up each method: parameters, statuses, schema, and sample', async () => {
    const names = readStreamApi('.').api?.methods.map(({ name }) => name) ?? []
    expect(names.length).toBe(29)
    for (const name of names) {
      const { text, isError } = await call('method', { name: name.toLowerCase() })
      expect(isError, text).toBe(false)
      for (const part of [`# ${name}\n`, 'curl ', '## Responses\n', '`200`'])
        expect(text, name).toContain(part)
      const schema = JSON.parse(text.split('## Schema\n').at(-1) ?? '')
      const references = [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
      for (const [, one = ''] of references) expect(schema.components.schemas).toHaveProperty(one)
    }
    expect((await call('method', { name: 'AddEvent' })).text).toContain(
      '`AllowWarning` Boolean in the query, optional',
    )
  })
})

test.each([
  ['an unknown page', 'read', { page: '/docs/Nowhere' }, 'found "/docs/Nowhere"'],
  ['an unknown section', 'read', { page: `${PAGE}#nothing` }, 'expected one of #what-the-api-does'],
  ['an unknown anchor', 'read', { page: `${PAGE}#%` }, 'found "#%"'],
  ['a name of every object', 'read', { page: 'constructor' }, 'found "constructor"'],
  ['an unknown method', 'method', { name: 'toString' }, 'expected one of'],
  [
    'a misspelled page',
    'read',
    { page: '/docs/Stream/API/Introducton' },
    'such as /docs/Stream/API/Introduction',
  ],
  ['no query', 'search', {}, 'query'],
])('%s gets a response that says so', async (_case, name, parameters, message) => {
  const { text, isError } = await call(name, parameters)
  expect(isError).toBe(true)
  expect(text).toContain(message)
})

const LOG = `${'2026-11-02T12:31:08Z INFO nothing to see in this line, it is here for the length\n'.repeat(9)}
[2026-11-02T12:31:09Z] ResourceNotFoundException: No cluster found for name: ftc-prod-2.`

test('an assistant gets the same diagnosis of a log as the Troubleshooting page', async () => {
  const { text, isError } = await call('diagnose', { text: LOG })
  expect(isError).toBe(false)
  expect(text).toContain(
    `${urlOf('/docs/FTC/Troubleshooting')}#symptom-no-cluster-found-for-name-xyz`,
  )
  expect(text).toMatch(/\nCause: .+\nWhat to do: Correct it/)
  expect((await call('diagnose', { text: 'Hello' })).text).toMatch(/^No known error found/)
})

test('a search for a whole log uses its important words', async () => {
  const log = `${LOG}\nAllowDelayedProjectLoading has to be set for the event that was added here today`
  const { text } = await call('search', { query: log })
  expect(text).toMatch(/Searched for: .*AllowDelayedProjectLoading/)
  expect(text).toContain(urlOf('/docs/Stream/API'))
})

test('a malformed message gets an error, and the next message a response', async () => {
  const child = spawn(process.execPath, [PROGRAM])
  const ping = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`
  child.stdin.end(`hello\n{"id":1}\n${ping(7)}${'x'.repeat(12_000_000)}\n${ping(8)}`)
  const answers = []
  for await (const line of createInterface(child.stdout)) answers.push(JSON.parse(line))
  const said = answers.map(({ id, error, result }) => [id, error?.code ?? result])
  expect(said.toSorted()).toEqual(
    [
      [null, -32700],
      [null, -32600],
      [null, -32600],
      [7, {}],
      [8, {}],
    ].toSorted(),
  )
})

test('a thousand calls leak no memory', async () => {
  const inUse = async () => {
    process.kill(transport.pid ?? 0, 'SIGUSR2')
    const [bytes] = await once(transport.stderr ?? process, 'data')
    return Number(bytes)
  }
  const calls = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await call('search', { query: `worker ${index}` })
      await call('read', { page: index % 2 === 0 ? PAGE : '/docs/Nowhere' })
    }
  }
  await calls(50)
  const before = await inUse()
  await calls(500)
  // A leaked response would have more than 2 KB.
  expect((await inUse()) - before).toBeLessThan(500_000)
})
