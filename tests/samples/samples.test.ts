import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { clientFiles } from '../../lib/content/api/api-files'
import { readStreamApi } from '../../lib/content/api/read-stream-api'
import { certificateParts, type SamplePart } from '../../lib/content/api/samples/certificate'
import type { ApiMethod } from '../../lib/content/api/schema'
import { openProject } from '../../lib/output/pages/open-project'
import { type EchoServer, startEchoServer } from './echo-server'
import { FOUND_RUNTIMES, runSample } from './run-sample'

const EVENT_ID = '5f0d9c1e-3b7a-4c52-9e84-1a6b7d20f3c9'
const TOKEN = 'test-token'
/** A reader's values by placeholder, and those of parameters. */
const VALUES: Readonly<Record<string, string>> = {
  'api-host': '127.0.0.1',
  'api-token': TOKEN,
  'event-id': EVENT_ID,
  'event-ids': `${EVENT_ID},c2a8e6b4-71d3-4f0e-8b95-6d4e0f9a1b27`,
  'machine-id': '9b41d7e0-2c65-4a8f-b3d1-7e0c5a92f684',
  'youtube-id': 'aB3dE6fG9hJ',
}
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  EventID: 'event-id',
  EventIDs: 'event-ids',
  MachineID: 'machine-id',
  YouTubeID: 'youtube-id',
}

const project = openProject('.')
const api = readStreamApi('.')
const { services, messages, authentication } = api.common
const sendsDocument = api.methods.filter(({ requestBody }) => requestBody?.document !== undefined)
const edited = sendsDocument.filter(({ requestBody }) => requestBody?.document?.readHere)
let server: EchoServer
let otherServer: EchoServer
beforeAll(async () => {
  const elements = new Set(sendsDocument.map(({ requestBody }) => requestBody?.tree.element ?? ''))
  server = await startEchoServer([...elements].map(documentOf).join('\n'))
  otherServer = await startEchoServer('')
})
afterAll(() => {
  server.close()
  otherServer.close()
})

/** A document with everything that a careless client would lose. */
function documentOf(element: string): string {
  const kept = '<!-- kept --><a x="1 > 0">\n\t<![CDATA[<b>]]>  </a><n:b xmlns:n="urn:n"/>'
  const instance = element === 'Event' ? '\n<Instance>\n<Status>Error</Status></Instance>' : ''
  return `<${element} Name="Früh &amp; spät">${instance}\n  ${kept}\n  <!-- edit here -->\n</${element}>`
}

function editedDocument(element: string): string {
  return documentOf(element)
    .replace('edit here', 'edited')
    .replace(/\s*<Instance>.*<\/Instance>/s, '')
}

/** The calls of a method as the reference describes them. */
function expectedCalls(method: ApiMethod) {
  const { document } = method.requestBody ?? {}
  const reader = api?.methods.find(({ name }) => document?.readHere && name === document.from)
  return [...(reader ? [expectedCall(reader, document?.query)] : []), expectedCall(method)]
}

function expectedCall({ verb, path, parameters, takesToken, requestBody }: ApiMethod, query = '') {
  const sentValue = (name: string) => VALUES[PLACEHOLDERS[name] ?? '']
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const sent = required.map(({ name, example }) => [name, sentValue(name) ?? example])
  if (takesToken) sent.push([authentication.parameter, TOKEN])
  return {
    method: verb,
    path: `${services[0]?.basePath}${path.replace(/\{(\w+)\}/g, (_, name: string) => sentValue(name) ?? '')}`,
    query: { ...Object.fromEntries(new URLSearchParams(query)), ...Object.fromEntries(sent) },
    contentType: requestBody
      ? `${messages.mediaType}; charset=${messages.charset}`
      : expect.anything(),
    body: requestBody?.document
      ? editedDocument(requestBody.tree.element)
      : (requestBody?.examples[0]?.xml.trim() ?? ''),
  }
}

describe.each(FOUND_RUNTIMES)('the samples in $label', (runtime) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'))
  const save = (name: string, text: string) =>
    writeFileSync(path.join(folder, path.basename(name)), text)
  for (const [url, text] of clientFiles('.', api)) save(url, text)
  save('manager.token', TOKEN)
  beforeAll(async () => {
    const [command = ''] = await codeBlocks('Introduction', 'bash', 'openssl')
    await promisify(execFile)('bash', ['-c', filledIn(command, server)], { cwd: folder })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const runText = (
    text: string,
    { port, pin }: Pick<EchoServer, 'port' | 'pin'>,
    edit = () => {},
  ) => runSample(runtime, filledIn(text, { port, pin }), folder, edit)
  const blocksOf = (page: string, word: string) => codeBlocks(page, runtime.language, word)

  /** Runs a method's sample, with the reader's edits. */
  async function run(name: string) {
    const { document, tree } = api?.methods.find((one) => one.name === name)?.requestBody ?? {}
    const file = path.join(folder, document?.file ?? '')
    const edit = () =>
      writeFileSync(file, readFileSync(file, 'utf8').replace('edit here', 'edited'))
    if (document?.readHere) writeFileSync(file, 'outdated')
    else if (document) writeFileSync(file, editedDocument(tree?.element ?? ''))
    const blocks = await blocksOf(`API_Methods/${name}`, '<api-host>')
    const parts = blocks.slice(0, document?.readHere && runtime.pause !== '' ? 2 : 1)
    server.received.length = 0
    return runText(parts.join(`\n${runtime.pause}\n`), server, edit)
  }

  it.each(api.methods.map((method) => [method.name, method] as const))(
    '%s arrives as the reference says',
    async (name, method) => {
      expect(await run(name)).toMatchObject({ code: 0 })
      expect(server.received).toEqual(expectedCalls(method))
    },
  )

  it.each(edited.map(({ name }) => name))('%s sends nothing if it cannot read', async (name) => {
    server.status = 404
    const { code, output } = await run(name)
    server.status = 200
    expect(code).not.toBe(0)
    expect(output).toMatch(/404[\s\S]*<Content>/)
    expect(server.received.map(({ method }) => method)).toEqual(['GET'])
  })

  describe('on a server with another certificate', () => {
    const call = async (choose: (part: SamplePart) => string) => {
      const [text = ''] = await blocksOf('API_Methods/AddEvent', '<api-host>')
      const { port } = otherServer
      otherServer.received.length = 0
      return runText(certificateParts(text).map(choose).join(''), { port, pin: server.pin })
    }

    test('a pinned call is refused', async () => {
      expect((await call(({ text }) => text)).code).not.toBe(0)
      expect(otherServer.received).toEqual([])
    })

    test('a call that trusts the system is refused', async () => {
      expect((await call((part) => (part.unchecked === undefined ? part.text : ''))).code).not.toBe(
        0,
      )
      expect(otherServer.received).toEqual([])
    })

    test('a call without a check arrives', async () => {
      expect(await call(({ text, unchecked }) => unchecked ?? text)).toMatchObject({ code: 0 })
      expect(otherServer.received).toHaveLength(1)
    })
  })

  test.skipIf(runtime.label === 'curl')('the command for the pin prints it', async () => {
    const [text = ''] = await blocksOf('Introduction', 'unknown')
    server.received.length = 0
    const { code, output } = await runText(text, server)
    expect(code).not.toBe(0)
    expect(output).toContain(`the pin ${server.pin}, expected unknown. Nothing was sent.`)
    expect(server.received).toEqual([])
  })
})

/** The code blocks of a page of the API that have a language and contain a word. */
async function codeBlocks(page: string, language: string, word: string): Promise<string[]> {
  const blocks = (await project.page(`pages/docs/Stream/API/${page}.mdx`)).codeBlocks
  return blocks
    .filter((block) => block.language === language && block.text.includes(word))
    .map(({ text }) => text)
}

function filledIn(text: string, { port, pin }: Pick<EchoServer, 'port' | 'pin'>): string {
  return text
    .replaceAll(/<([a-z-]+)>/g, (whole, name: string) => ({ ...VALUES, pin })[name] ?? whole)
    .replaceAll('8758', String(port))
}
