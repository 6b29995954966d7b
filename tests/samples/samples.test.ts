import { execFile } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { clientFiles } from '../../lib/content/api/api-files'
import type { ApiMethod } from '../../lib/content/api/api-schemas'
import { readStreamApi } from '../../lib/content/api/read-stream-api'
import { withExamples } from '../../lib/content/values/placeholders'
import { openProject } from '../../lib/output/pages/open-project'
import { temporaryFolder } from '../fixtures/temp-project'
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
const { services, mediaType, authentication } = api.common
const bodies = api.methods.flatMap(({ requestBody }) => requestBody ?? [])
type Address = Pick<EchoServer, 'port' | 'pin'>
let server: EchoServer
let otherServer: EchoServer
beforeAll(async () => {
  const elements = new Set(
    bodies.filter(({ document }) => document).map(({ tree }) => tree.element),
  )
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
  return `<${element} Name="Früh &amp; spät">\n  ${kept}\n</${element}>`
}

function bodyOf({ document, tree, examples }: (typeof bodies)[number]): string {
  const xml = withExamples(examples[0]?.xml.trim() ?? '', api.placeholders)
  return document ? documentOf(tree.element) : xml
}

/** A call of a method as the reference describes it, with the token that the reader's file adds. */
function expectedCall(method: ApiMethod, hasToken: boolean, query = '') {
  const { verb, path, parameters, requestBody } = method
  // The placeholder of EventIDs is <event-ids>.
  const sentValue = (name: string) => VALUES[name.replace('ID', '-id').toLowerCase()]
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const sent = required.map(({ name, example }) => [name, sentValue(name) ?? example])
  if (hasToken) sent.push([authentication.parameter, TOKEN])
  return {
    method: verb,
    path: `${services[0]?.basePath}${path.replace(/\{(\w+)\}/g, (_, name: string) => sentValue(name) ?? '')}`,
    query: { ...Object.fromEntries(new URLSearchParams(query)), ...Object.fromEntries(sent) },
    contentType: requestBody ? mediaType : expect.anything(),
    body: requestBody ? bodyOf(requestBody) : '',
  }
}

describe.each(FOUND_RUNTIMES)('the samples in $language', (runtime) => {
  const isCurl = runtime.language === 'bash'
  const folder = temporaryFolder()
  const inFolder = (name: string) => path.join(folder, path.basename(name))
  const save = (name: string, text: string) => writeFileSync(inFolder(name), text)
  const makeClients = (address: Address) => {
    for (const [url, text] of clientFiles('.', api)) save(url, filledIn(text, address))
  }
  beforeAll(async () => {
    makeClients(server)
    if (!isCurl) return
    const [key = ''] = await blocksOf('Introduction', 'pubkey >')
    const [files = ''] = await blocksOf('Introduction', 'umask')
    const script = `${filledIn(key, server)}\nAPI_TOKEN=${TOKEN}\n${files}`
    await promisify(execFile)('bash', ['-c', script], { cwd: folder })
  })

  const runText = (text: string, on: Address) => runSample(runtime, filledIn(text, on), folder)

  /** The code blocks of a page of the API in the language that contain a word. */
  async function blocksOf(page: string, word: string): Promise<string[]> {
    const blocks = (await project.page(`pages/docs/Stream/API/${page}.mdx`)).codeBlocks
    return blocks
      .filter(({ language, text }) => language === runtime.language && text.includes(word))
      .map(({ text }) => text)
  }

  it.each(api.methods.map((method) => [method.name, method] as const))(
    '%s arrives as the reference says',
    async (name, method) => {
      const { document } = method.requestBody ?? {}
      if (method.requestBody) save(method.requestBody.file, bodyOf(method.requestBody))
      const reader = api.methods.find((one) => document?.readHere && one.name === document.from)
      const hasToken = (one: ApiMethod) => one.takesToken || !isCurl
      const blocks = (await blocksOf(`API_Methods/${name}`, '<api-host>')).slice(0, reader ? 2 : 1)
      server.received.length = 0
      for (const block of blocks) expect(await runText(block, server)).toMatchObject({ code: 0 })
      const call = expectedCall(method, hasToken(method))
      if (reader === undefined) {
        expect(server.received).toEqual([call])
        return
      }
      // Without the reader's edit, the sample sends the whole response back.
      expect(server.received).toEqual([
        expectedCall(reader, hasToken(reader), document?.query),
        { ...call, body: expect.stringContaining(call.body) },
      ])
    },
  )

  test('a call that fails shows the status and the log', async () => {
    const [text = ''] = await blocksOf('API_Methods/AddEvent', '<api-host>')
    server.status = 404
    const { code, output } = await runText(text, server)
    server.status = 200
    expect(code).not.toBe(0)
    expect(output).toMatch(/404[\s\S]*<Content>|<Content>[\s\S]*404/)
  })

  test('a server with another certificate gets nothing', async () => {
    const [text = ''] = await blocksOf('API_Methods/AddEvent', '<api-host>')
    const { code } = await runText(text, { ...otherServer, pin: server.pin })
    expect(code).not.toBe(0)
    expect(otherServer.received).toEqual([])
  })

  test('a manager that does not answer ends the call', async () => {
    const [text = ''] = await blocksOf('API_Methods/GetEventsList', '<api-host>')
    const client = `manager.${isCurl ? 'curl' : path.extname(runtime.file).slice(1)}`
    const code = readFileSync(inFolder(client), 'utf8')
    save(client, code.replace(/\b60\b/, '1'))
    server.status = 0
    const result = await runText(text, server)
    server.status = 200
    save(client, code)
    expect(result.code).not.toBe(0)
    expect(result.output).toMatch(/time(?:d )?-?out/i)
  })

  if (isCurl)
    test('the older form does the same, and only the reader can read the files', async () => {
      const [text = ''] = await blocksOf('Introduction', 'url=%s')
      server.received.length = 0
      expect(await runText(text, server)).toMatchObject({ code: 0 })
      expect(server.received).toMatchObject([{ query: { [authentication.parameter]: TOKEN } }])
      for (const name of ['manager.token', 'manager.curl'])
        expect(statSync(inFolder(name)).mode & 0o777).toBe(0o600)
      expect(readFileSync(inFolder('manager.curl'), 'utf8')).not.toContain(TOKEN)
    })
  else
    test('the first call shows the pin, and sends nothing', async () => {
      const [text = ''] = await blocksOf('Introduction', 'SystemInfo')
      makeClients({ ...server, pin: '<pin>' })
      server.received.length = 0
      const { code, output } = await runText(text, server)
      makeClients(server)
      expect(code).not.toBe(0)
      expect(output).toContain(`the pin ${server.pin}, expected <pin>. Nothing was sent.`)
      expect(server.received).toEqual([])
    })
})

function filledIn(text: string, { port, pin }: Address): string {
  return text
    .replaceAll(/<([a-z-]+)>/g, (whole, name: string) => ({ ...VALUES, pin })[name] ?? whole)
    .replaceAll('8758', String(port))
}
