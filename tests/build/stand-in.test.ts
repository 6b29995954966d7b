import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStreamApi } from '../../lib/content/api/read-stream-api'

const CLIENTS = 'out/api/clients'
const { call } = await import(path.resolve(CLIENTS, 'manager.mjs'))
const example = readStreamApi('.').api?.methods.find(({ name }) => name === 'AddEvent')
const event = example?.requestBody?.examples[0]?.xml ?? ''

/** Starts the stand-in as a reader does. @returns what it printed about itself, by its label */
async function start(environment = process.env) {
  const child = spawn(process.execPath, ['out/api/stand-in.mjs', '0'], { env: environment })
  const printed: Record<string, string> = {}
  for await (const line of createInterface(child.stdout)) {
    const [, label = '', value = ''] = /^([\w ]+):\s+(.*)$/.exec(line) ?? [line, line, line]
    printed[label] = value
    if (/Pin|no openssl/.test(line)) break
  }
  return { child, printed }
}

let child: ChildProcess
let printed: Record<string, string>
beforeAll(async () => {
  ;({ child, printed } = await start())
})
afterAll(() => child.kill())

const send = (verb: string, url: string, body?: string): Promise<string> =>
  call(verb, `${printed['Base URL']}${url}usertoken=${printed['API token']}`, {
    ...(body === undefined ? {} : { body }),
    pin: printed.Pin,
  })
const identifiers = async () =>
  [...(await send('GET', '/Events?')).matchAll(/Identifier="([^"]+)"/g)].map(([, one]) => one)

test('an event can be added, listed, read, edited, and deleted', async () => {
  const before = await identifiers()
  await send('POST', '/Events?', event)
  const [added, ...others] = (await identifiers()).filter((one) => !before.includes(one))
  expect(others).toEqual([])
  const [read = ''] = /<Event [\s\S]*>/.exec(await send('GET', `/Events/${added}?`)) ?? []
  expect(read).toContain('Name="Harbour Regatta"')
  const edited = `<Event Identifier="${added}" Name="Night Regatta" />`
  await send('PUT', `/Events/${added}/Info?`, edited)
  expect(await send('GET', `/Events/${added}?`)).toContain('Name="Night Regatta">')
  await send('DELETE', `/Events/${added}?`)
  expect(await identifiers()).toEqual(before)
  await expect(send('GET', `/Events/${added}?`)).rejects.toThrow('404')
})

test('invalid requests are rejected with the reason', async () => {
  await expect(send('POST', '/Events?', event.replace(/ Name="[^"]+"/, ''))).rejects.toThrow(
    /^400[\s\S]*The attribute 'Name' is required/,
  )
  await send('POST', '/Events?', event)
  await expect(send('POST', '/Events?', event)).rejects.toThrow(/^409/)
  await send('POST', '/Events?AllowWarning=true&', event)
})

test('without openssl it speaks HTTP, and says so', async () => {
  const plain = await start({ ...process.env, PATH: '' })
  const response = await fetch(`${plain.printed['Base URL']}/SystemInfo`)
  expect(Object.keys(plain.printed).join()).toContain('this server uses HTTP')
  expect(response.headers.get('stand-in-note')).toBe('This is the example from the reference.')
  plain.child.kill()
  await once(plain.child, 'exit')
})

test('each client is a single short file', () => {
  for (const name of readdirSync(CLIENTS)) {
    const text = readFileSync(path.join(CLIENTS, name), 'utf8')
    expect(text.trimEnd().split('\n').length, name).toBeLessThan(40)
    expect(text).toContain('application/xml')
    expect(text).not.toContain('[[')
  }
})
