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
import { withExamples } from '../../lib/content/values/placeholders'
import { openProject } from '../../lib/output/pages/open-project'
import { type EchoServer, startEchoServer } from './echo-server'
import { FOUND_RUNTIMES, runSample } from './run-sample'

const TOKEN = 'test-token'

const project = openProject('.')
const api = readStreamApi('.')
/** A reader's values by placeholder. */
const VALUES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...api.placeholders].map(([name, { example }]) => [name, example])),
  'api-host': '127.0.0.1',
  'api-token': TOKEN,
}
const { services, messages, authentication } = api.common
const sendsDocument = api.methods.filter(({ requestBody }) => requestBody?.document !== undefined)
const edited = sendsDocument.filter(({ requestBody }) => requestBody?.document?.readHere)
type Address = Pick<EchoServer, 'port' | 'pin'>
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
  const reader = api.methods.find(({ name }) => document?.readHere && name === document.from)
  return [...(reader ? [expectedCall(reader, document?.query)] : []), expectedCall(method)]
}

function expectedCall({ verb, path, parameters, takesToken, requestBody }: ApiMethod, query = '') {
  // The placeholder of EventIDs is <event-ids>.
  const sentValue = (name: string) => VALUES[name.replace('ID', '-id').toLowerCase()]
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
      : withExamples(requestBody?.examples[0]?.xml.trim() ?? '', api.placeholders),
  }
}

describe.each(FOUND_RUNTIMES)('the samples in $language', (runtime) => {
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

  const runText = (text: string, on: Address, edit = () => {}) =>
    runSample(runtime, filledIn(text, on), folder, edit)
  const blocksOf = (page: string, word: string) => codeBlocks(page, runtime.language, word)

  /** Runs a method's sample, with the reader's edits. */
  async function run(name: string) {
    const { document, tree } = api.methods.find((one) => one.name === name)?.requestBody ?? {}
    const file = path.join(folder, document?.file ?? '')
    const edit = () =>
      writeFileSync(file, readFileSync(file, 'utf8').replace('edit here', 'edited'))
    if (document?.readHere) writeFileSync(file, 'outdated')
    else if (document) writeFileSync(file, editedDocument(tree?.element ?? ''))
    const blocks = await blocksOf(`API_Methods/${name}`, '<api-host>')
    const parts = blocks.slice(0, document?.readHere && runtime.pause !== undefined ? 2 : 1)
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

  it.each([
    ['a pinned call', 0, (part: SamplePart) => part.text],
    ['a call that trusts the system', 0, (part: SamplePart) => (part.unchecked ? '' : part.text)],
    ['a call without a check', 1, (part: SamplePart) => part.unchecked ?? part.text],
  ])('a server with another certificate gets, from %s, %i calls', async (_name, count, choose) => {
    const [text = ''] = await blocksOf('API_Methods/AddEvent', '<api-host>')
    const { port, received } = otherServer
    received.length = 0
    const chosen = certificateParts(text).map(choose).join('')
    const { code } = await runText(chosen, { port, pin: server.pin })
    expect(code === 0).toBe(count === 1)
    expect(received).toHaveLength(count)
  })

  test.skipIf(runtime.language === 'bash')('the command for the pin prints it', async () => {
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

function filledIn(text: string, { port, pin }: Address): string {
  return text
    .replaceAll(/<([a-z-]+)>/g, (whole, name: string) => ({ ...VALUES, pin })[name] ?? whole)
    .replaceAll('8758', String(port))
}
