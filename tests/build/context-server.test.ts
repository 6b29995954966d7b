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

/** Prints the bytes in use on each SIGUSR2. */
const COUNTER = `data:text/javascript,process.on('SIGUSR2',()=>{gc();console.error(process.memoryUsage().heapUsed)})`
const transport = new StdioClientTransport({
  command: process.execPath,
  args: ['--expose-gc', '--import', COUNTER, PROGRAM],
  stderr: 'pipe',
})
const client = new Client({ name: 'test', version: '1' })
beforeAll(() => client.connect(transport))
afterAll(() => client.close())

/** What a tool says. */
async function call(name: string, parameters: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: parameters })
  const [part] = content as { text: string }[]
  return { text: part?.text ?? '', isError: isError ?? false }
}

test('issue 52, 3 it says which revision it holds, to readers and to editors', () => {
  const printed = execFileSync(process.execPath, [PROGRAM, '--version'], { encoding: 'utf8' })
  const [, revision = ''] =
    /^Capella Documentation, revision (\d{4}-\d\d-\d\d \w{8})\n$/.exec(printed) ?? []
  expect(client.getServerVersion()?.version).toBe(revision)
  expect(client.getInstructions()).toContain(revision)
})

test('issue 52, 3 its tools only read', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'method'])
  for (const { annotations } of tools)
    expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false })
})

test('issue 52, 3 each page is a resource, as its Markdown copy', async () => {
  const { resources } = await client.listResources()
  const copies = exportedFiles().filter((file) => file.endsWith('.md'))
  const wanted = resources.map(({ uri }) => `${uri.replace('capella-docs:/', '')}.md`)
  // Single releases and what stands at old URLs are no pages.
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

test('issue 52, 3 llms.txt names it', () => {
  expect(String(readSiteFile('llms.txt'))).toContain(urlOf('/capella-docs.mjs'))
})

describe('issue 52, 3 an assistant', () => {
  test('finds a section and reads it at the address that it got', async () => {
    const found = await call('search', { query: 'pin the certificate', product: 'stream' })
    const address = found.text.split('\n').find((line) => line.endsWith('#trust-certificate')) ?? ''
    expect(address).toBe(`${urlOf(PAGE)}#trust-certificate`)
    const { text } = await call('read', { page: address })
    expect(text).toMatch(/^### 3\. Trust the manager’s certificate\n/)
    expect(text).not.toContain('List the events\n')
  })

  test('reads each page and each section that a table of contents names', async () => {
    const { text } = await call('read', { page: `${PAGE}#status-409` })
    expect(text).toMatch(/^## Statuses and errors\n[\s\S]*`409`/)
    expect((await call('read', { page: `${urlOf(PAGE)}.md` })).text).toMatch(
      /^# API introduction\n/,
    )
  })

  test('looks up each method: parameters, statuses, schema and sample', async () => {
    const names = readStreamApi('.').api?.methods.map(({ name }) => name) ?? []
    expect(names.length).toBe(29)
    for (const name of names) {
      const { text, isError } = await call('method', { name: name.toLowerCase() })
      expect(isError, text).toBe(false)
      for (const part of [`# ${name}\n`, '## Request samples\n', '## Responses\n', '`200`'])
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
  ['a page that there is not', 'read', { page: '/docs/Nowhere' }, 'found no "/docs/Nowhere"'],
  [
    'a section that there is not',
    'read',
    { page: `${PAGE}#nothing` },
    'expected one of what-the-api-does',
  ],
  ['an anchor that is none', 'read', { page: `${PAGE}#%` }, 'found no "#%"'],
  ['a name of every object', 'read', { page: 'constructor' }, 'found no "constructor"'],
  ['a method that there is not', 'method', { name: 'toString' }, 'expected one of'],
  ['a query that is too long', 'search', { query: 'x'.repeat(65) }, 'at most 64'],
  ['no query', 'search', {}, 'query'],
])('issue 52, 3 %s gets an answer that says so', async (_case, name, parameters, message) => {
  const { text, isError } = await call(name, parameters)
  expect(isError).toBe(true)
  expect(text).toContain(message)
})

test('issue 52, 3 what is no JSON is logged, and the next message has its answer', async () => {
  const child = spawn(process.execPath, [PROGRAM])
  child.stdin.end('hello\n{"jsonrpc":"2.0","id":7,"method":"ping"}\n')
  const said = async (stream: NodeJS.ReadableStream) => {
    const lines = []
    for await (const line of createInterface(stream)) lines.push(line)
    return lines.join('\n')
  }
  const [answers, log] = await Promise.all([said(child.stdout), said(child.stderr)])
  expect(JSON.parse(answers)).toEqual({ jsonrpc: '2.0', id: 7, result: {} })
  expect(log).toContain('JSON')
})

test('issue 52, 3 a thousand calls leave nothing behind', async () => {
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
  // A kept answer has more than 2 KB.
  expect((await inUse()) - before).toBeLessThan(500_000)
})
