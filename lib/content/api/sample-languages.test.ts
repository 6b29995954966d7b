import { expect, it, test } from 'vitest'
import { readStreamApi } from './read-stream-api'
import { SAMPLE_LANGUAGES } from './sample-languages'
import { sampleOf } from './sample-request'

const api = readStreamApi('.')
const calls = api.methods.flatMap((method) => sampleOf(method, api))

it.each([
  ['LiveControlAPI', '/LiveControl?Command=Start&EventID=<event-id>'],
  ['EmailTest', '/EmailTest?EmailAddress=ops%40example.com'],
  ['GetSystemInfo', '/SystemInfo'],
])('the call of %s has the required parameters, encoded', (name, url) => {
  const [call] = api.methods
    .filter((method) => method.name === name)
    .flatMap((m) => sampleOf(m, api))
  expect(call?.url).toBe(`https://<api-host>:8758/CambriaLM/v1${url}`)
})

test('ImportEvents sends the file that ExportEvents saves', () => {
  const sample = (name: string) =>
    api.methods.filter((method) => method.name === name).map((m) => sampleOf(m, api))
  expect(sample('ExportEvents')).toMatchObject([[{ saves: 'events.xml' }]])
  expect(sample('ImportEvents')).toMatchObject([[{ sends: 'events.xml' }]])
})

it.each(SAMPLE_LANGUAGES)(
  'each sample in $label is short, begins with its address, and contains no secret',
  ({ label, write }) => {
    for (const call of calls) {
      const text = write(call, 'application/xml')
      const [address = ''] = /https:[^\s"']*/.exec(text) ?? []
      expect(address).toBe(call.url)
      expect(text.split('\n').length).toBeLessThanOrEqual(label === 'curl' ? 4 : 8)
      expect(text).not.toMatch(/token|pin\b/i)
    }
  },
)
