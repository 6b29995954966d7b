// @vitest-environment jsdom
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStreamApi } from '../../lib/content/api/read-stream-api'
import { StandInManager } from '../fixtures/stand-in-manager'

const run = promisify(execFile)
const TOKEN = 'test-token'
const EVENT_ID = '5f0d9c1e-3b7a-4c52-9e84-1a6b7d20f3c9'

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('python3 is not on this machine: the Python samples are not run.')

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const manager = new StandInManager(api, TOKEN)
let port = 0
beforeAll(async () => {
  port = await manager.start()
})
afterAll(() => manager.stop())

/** The Python sample of a built page with a reader's values; the stand-in has no certificate, so it speaks HTTP. */
function pythonSample(method: string): string {
  const html = readFileSync(`out/docs/Stream/API/API_Methods/${method}.html`, 'utf8')
  const document = new DOMParser().parseFromString(html, 'text/html')
  const sample = document.querySelector('[aria-label="Code: Python"]')?.textContent
  if (!sample) throw new Error(`${method}: the page has no Python sample`)
  return sample
    .replace('https://<host>:8758', `http://127.0.0.1:${port}`)
    .replace('<token>', TOKEN)
    .replace('<event-id>', EVENT_ID)
}

async function runSample(method: string): Promise<string> {
  const { stdout } = await run('python3', ['-c', pythonSample(method)])
  return stdout.trim()
}

test('python3 is there in CI', () => {
  expect(hasPython || !process.env.CI, 'python3 is missing: install it where CI runs').toBe(true)
})

test.runIf(hasPython)('a GET sample reads the events', async () => {
  expect(await runSample('GetEventsList')).toMatch(/^200 [\s\S]*<Event Identifier="5f0d9c1e/)
  expect(manager.received.at(-1)).toMatchObject({
    method: 'GET',
    path: '/CambriaLM/v1/Events',
    query: { usertoken: TOKEN },
  })
})

test.runIf(hasPython)('a GET sample with an identifier reads that event', async () => {
  expect(await runSample('GetEventInfo')).toMatch(/^200 /)
  expect(manager.received.at(-1)?.path).toBe(`/CambriaLM/v1/Events/${EVENT_ID}`)
})

test.runIf(hasPython)('a POST sample sends its XML', async () => {
  expect(await runSample('AddEvent')).toMatch(/^200 [\s\S]*Verb="post"/)
  const call = manager.received.at(-1)
  expect(call).toMatchObject({
    method: 'POST',
    contentType: 'application/xml; charset=utf-8',
    query: { usertoken: TOKEN },
  })
  expect(call?.body).toMatch(/^<\?xml[\s\S]*<Event Name="Harbour Regatta 2025"[\s\S]*<\/Events>$/)
})

test.runIf(hasPython)('a POST sample without a body sends its parameters', async () => {
  expect(await runSample('LiveControlAPI')).toMatch(/^200 /)
  expect(manager.received.at(-1)?.query).toEqual({
    Command: 'Start',
    EventID: EVENT_ID,
    usertoken: TOKEN,
  })
})

test.runIf(hasPython)('a sample prints the XML of an error', async () => {
  const sample = pythonSample('AddEvent').replace('<Events>', '<Nothing>')
  const { stdout } = await run('python3', ['-c', sample])
  expect(stdout).toMatch(/^400 [\s\S]*HttpCode="400"/)
})
