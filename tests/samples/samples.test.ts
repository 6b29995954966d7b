// @vitest-environment jsdom
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { readStreamApi } from '../../lib/content/api/read-stream-api'
import { TRUSTED, UNCHECKED } from '../../lib/content/api/sample-patterns'
import { sampleOf } from '../../lib/content/api/sample-request'
import { certificateParts } from '../../lib/content/api/samples/certificate'
import type { ApiMethod } from '../../lib/content/api/schema'
import type { ReceivedCall } from '../../lib/output/stand-in/call'
import { StandInManager } from '../../lib/output/stand-in/manager'
import { validator } from '../../lib/output/stand-in/run'
import { standInData } from '../../lib/output/stand-in/stand-in-data'
import { FOUND_RUNTIMES, runSample } from './run-sample'

const TOKEN = 'test-token'
const EVENT_ID = '5f0d9c1e-3b7a-4c52-9e84-1a6b7d20f3c9'
const OTHER_ID = 'c2a8e6b4-71d3-4f0e-8b95-6d4e0f9a1b27'
const MACHINE_ID = '9b41d7e0-2c65-4a8f-b3d1-7e0c5a92f684'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const received: ReceivedCall[] = []
const manager = new StandInManager(standInData(api), {
  token: TOKEN,
  validate: validator(validateXML),
  now: Date.now,
  onCall: (call) => received.push(call),
})
const edited = api.methods.filter(({ requestBody }) => requestBody?.document?.readHere)
let port = 0
beforeAll(async () => {
  port = await manager.start()
})
afterAll(() => manager.stop())

/** A pause in the script, where the reader edits between two blocks. */
const WAITS: Readonly<Record<string, string>> = {
  curl: "echo 'press Enter'; read -r answer",
  PowerShell: 'Read-Host "press Enter"',
}

/** The sample of a built page with a reader's values. @param certificate the reader's choice; empty for the pin */
function sampleText(method: string, label: string, certificate = ''): string {
  const html = readFileSync(`out/docs/Stream/API/API_Methods/${method}.html`, 'utf8')
  const document = new DOMParser().parseFromString(html, 'text/html')
  const parts = [...document.querySelectorAll(`.sample-panel [aria-label="Code: ${label}"]`)]
  if (certificate !== '')
    for (const pin of parts.flatMap((part) => [...part.querySelectorAll('.pin')])) {
      const [argument] = certificateParts(pin.textContent)
      pin.textContent = (certificate === UNCHECKED && argument?.unchecked) || ''
    }
  const values: Record<string, string> = {
    'api-host': '127.0.0.1',
    'api-token': TOKEN,
    pin: manager.pin,
    'event-id': EVENT_ID,
    'event-ids': `${EVENT_ID},${OTHER_ID}`,
    'machine-id': MACHINE_ID,
    'youtube-id': 'aB3dE6fG9hJ',
  }
  return parts
    .map((part) => part.textContent ?? '')
    .join(`\n${WAITS[label] ?? ''}\n`)
    .replaceAll(/<([a-z-]+)>/g, (whole, name: string) => values[name] ?? whole)
    .replaceAll('8758', String(port))
}

/** A document with everything that a careless client would lose. */
function documentOf({ requestBody }: ApiMethod): string {
  const element = requestBody?.tree.element ?? ''
  const schedule =
    element === 'Event'
      ? ` Identifier="${EVENT_ID}" Name="Früh &amp; spät" StartStreamingTime="06:00:00"`
      : ''
  const own =
    element === 'Event'
      ? '<Instance>\n<Status>Error</Status></Instance><SettingData><LivePackagerProject><!-- kept --><a x="1 > 0"><![CDATA[<b>]]></a></LivePackagerProject></SettingData>'
      : '<!-- kept --><a x="1 > 0">\n\t<![CDATA[<b>]]>  </a><n:b xmlns:n="urn:n"/>'
  return `<${element}${schedule}>\n  ${own}\n  <!-- edit here -->\n</${element}>`
}

/** Makes the manager return the document that a method replaces. */
function handOut(method: ApiMethod): void {
  const from = method.requestBody?.document?.from ?? ''
  if (from !== 'GetEventInfo') manager.state.documents.set(from, documentOf(method))
  else {
    manager.state.schedule = manager.state.emptySchedule()
    manager.state.schedule.put(EVENT_ID, documentOf(method))
  }
}

describe.each(FOUND_RUNTIMES)('the samples in $label', (runtime) => {
  const { label } = runtime
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'))
  cpSync('out/api/clients', folder, { recursive: true })
  const saveToken = (token: string) => writeFileSync(path.join(folder, 'manager.token'), token)
  saveToken(TOKEN)
  afterAll(() => rmSync(folder, { recursive: true }))
  /** One-time steps of the introduction for curl. */
  const keepKey = async () => {
    const command = introductionText('curl: save the key').replaceAll('8758', String(port))
    await promisify(execFile)('bash', ['-c', command], { cwd: folder })
  }
  beforeAll(keepKey)
  const run = (method: string, change = (text: string) => text) =>
    runSample(runtime, change(sampleText(method, label)), folder, () => editFile(method))
  const editFile = (name: string) => {
    const file = edited.find((one) => one.name === name)?.requestBody?.document?.file ?? ''
    const text = readFileSync(path.join(folder, file), 'utf8')
    writeFileSync(path.join(folder, file), text.replace('<!-- edit here -->', '<!-- edited -->'))
  }

  it.each(api.methods.map((method) => [method.name, method] as const))(
    '%s is answered with 200',
    async (name, method) => {
      const before = received.length
      edited.forEach(handOut)
      manager.state.schedule.put(OTHER_ID, '<Event Name="Other" IsEnabled="0" />')
      const { code, output } = await run(name)
      manager.state.schedule.delete(OTHER_ID)
      expect({ code, output }).toMatchObject({ code: 0 })
      const calls = sampleOf(method, api).calls
      const calledNow = received.slice(before)
      expect(calledNow.map((call) => call.method)).toEqual(calls.map(({ verb }) => verb))
      if (method.takesToken) expect(calledNow.at(-1)?.query.usertoken).toBe(TOKEN)
      if (calls.at(-1)?.saves === null) expect(output).toContain('<Content>')
    },
  )

  it.each(edited.map((method) => [method.name, method] as const))(
    '%s leaves everything else as it was',
    async (name, method) => {
      const from = method.requestBody?.document?.from ?? ''
      handOut(method)
      await run(name)
      const expected = documentOf(method)
        .replace('<!-- edit here -->', '<!-- edited -->')
        .replace(/\s*<Instance>.*<\/Instance>/s, '')
      const kept =
        from === 'GetEventInfo'
          ? manager.state.schedule.get(EVENT_ID)
          : manager.state.documents.get(from)
      expect(kept).toBe(expected)
    },
  )

  it.each(edited.map(({ name }) => name))(
    '%s sends nothing when it could not read',
    async (name) => {
      manager.state.documents.clear()
      const sends = () => received.filter((call) => call.method === 'PUT').length
      const before = sends()
      saveToken('wrong')
      const { code } = await run(name, (text) => text.replaceAll(TOKEN, 'wrong'))
      saveToken(TOKEN)
      expect(code).not.toBe(0)
      expect(sends()).toBe(before)
    },
  )

  test('an error status fails, with the response printed', async () => {
    const { code, output } = await run('GetEventInfo', (text) =>
      text.replaceAll(EVENT_ID, OTHER_ID),
    )
    expect(code).not.toBe(0)
    expect(output).toContain('404')
    expect(output).toContain('<Error HttpCode="404" ReadableErrorEng="No event has the identifier')
  })

  test('a body that violates the schema gets a 400 with the reason', async () => {
    const { code, output } = await run('AddEvent', (text) => text.replaceAll('Events>', 'Nothing>'))
    expect(code).not.toBe(0)
    expect(output).toMatch(/400[\s\S]*ReadableErrorEng="Line 2: [^"]*Nothing/)
  })

  test('with trusted certificates only, the manager’s certificate is rejected', async () => {
    const before = received.length
    const text = sampleText('GetEventsList', label, TRUSTED)
    const { code } = await runSample(runtime, text, folder, () => {})
    expect(code).not.toBe(0)
    expect(received.length).toBe(before)
  })

  test('with the check off, every certificate is accepted', async () => {
    manager.state.schedule = manager.state.emptySchedule()
    for (const name of ['GetEventsList', 'AddEvent']) {
      const text = sampleText(name, label, UNCHECKED)
      expect(text).not.toContain(manager.pin)
      expect(await runSample(runtime, text, folder, () => {})).toMatchObject({ code: 0 })
    }
  })

  test('the command for the pin prints it, and sends nothing', async () => {
    const before = received.length
    if (label === 'curl') {
      expect(readFileSync(path.join(folder, 'manager.pub'), 'utf8')).toContain('PUBLIC KEY')
    } else {
      const text = introductionText(`${label}: get the pin`).replaceAll('8758', String(port))
      const { code, output } = await runSample(runtime, text, folder, () => {})
      expect(code).not.toBe(0)
      expect(output).toContain(`the pin ${manager.pin}, expected unknown. Nothing was sent.`)
    }
    expect(received.length).toBe(before)
  })

  test('a certificate other than the pinned one is rejected', async () => {
    const text = sampleText('GetEventsList', label)
    await manager.stop()
    await manager.start(port)
    const before = received.length
    const { code } = await runSample(runtime, text, folder, () => {})
    expect(code).not.toBe(0)
    expect(received.length).toBe(before)
    await keepKey()
  })
})

/** A code block of the introduction, changed for the stand-in. */
function introductionText(caption: string): string {
  const html = readFileSync('out/docs/Stream/API/Introduction.html', 'utf8')
  const document = new DOMParser().parseFromString(html, 'text/html')
  const text = document.querySelector(`[aria-label="Code: ${caption}"]`)?.textContent ?? ''
  return text.replaceAll('<api-host>', '127.0.0.1')
}
