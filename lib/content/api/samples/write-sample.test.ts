import { expect, it, test } from 'vitest'
import { readPlaceholders } from '../../values/placeholders'
import { readStreamApi } from '../read-stream-api'
import { SAMPLE_SET, sampleOf } from '../sample-request'
import { certificateParts } from './certificate'
import { SAMPLE_LANGUAGES, type SampleLanguage, writeSample } from './write-sample'

const api = readStreamApi('.')
const sample = (name: string) => {
  const method = api.methods.find((candidate) => candidate.name === name)
  if (method === undefined) throw new Error(`${name} is missing`)
  return sampleOf(method, api)
}
const wholeText = (language: SampleLanguage, name: string) =>
  writeSample(language, sample(name))
    .map(({ text }) => text)
    .join('\n')
const names = api.methods.map(({ name }) => name)

test('a call has every required parameter, encoded, and the token', () => {
  const url = (name: string) => sample(name).calls[0]?.url
  expect(url('LiveControlAPI')).toBe(
    'https://<api-host>:8758/CambriaLM/v1/LiveControl?Command=Start&EventID=<event-id>&usertoken=<api-token>',
  )
  expect(url('EmailTest')).toBe(
    'https://<api-host>:8758/CambriaLM/v1/EmailTest?EmailAddress=ops%40example.com&usertoken=<api-token>',
  )
  expect(url('GetSystemInfo')).toBe('https://<api-host>:8758/CambriaLM/v1/SystemInfo')
})

it.each([
  ['SetEventInfo', 'GET', '/Events/<event-id>?IncludeDetails=true&', 'event.xml'],
  ['SetSettings', 'GET', '/Settings?', 'settings.xml'],
  ['SetNotification', 'GET', '/Notification?', 'notification.xml'],
  ['SetMachineSettings', 'GET', '/Machines/<machine-id>?', 'machine-settings.xml'],
])('%s saves an event to a file and sends that file', (name, verb, url, file) => {
  const [read, send] = sample(name).calls
  expect(read).toMatchObject({ verb, saves: { file } })
  expect(read?.url).toContain(url)
  expect(send).toMatchObject({ verb: 'PUT', body: { file } })
  for (const language of SAMPLE_LANGUAGES) {
    const parts = writeSample(language, sample(name))
    const text = parts.map((part) => part.text).join('\npress Enter\n')
    expect(text.indexOf(file)).toBeLessThan(text.indexOf('press Enter'))
    expect(text.lastIndexOf(file)).toBeGreaterThan(text.indexOf('press Enter'))
    expect(text).not.toMatch(/<(?:Settings|Notification|Event)>/)
    // A shell block ends where the reader must edit a file.
    const isPasted = ['bash', 'powershell'].includes(language.language)
    expect(parts.map(({ edits }) => edits)).toEqual(isPasted ? [file, undefined] : [undefined])
  }
})

test('ImportEvents sends the file that ExportEvents saves', () => {
  expect(sample('ExportEvents').calls).toMatchObject([{ saves: { file: 'events.xml' } }])
  expect(sample('ImportEvents').calls).toMatchObject([{ body: { file: 'events.xml' } }])
})

it.each(names)('the samples of %s quote their text safely', (name) => {
  for (const call of sample(name).calls) {
    const placeholders = [...call.url.matchAll(/<([a-z-]+)>/g)].map((match) => match[1])
    const known = readPlaceholders('.', SAMPLE_SET)
    expect(placeholders.filter((placeholder) => !known.has(placeholder ?? ''))).toEqual([])
    expect(call.url).not.toMatch(/["'`$\s\\]/)
    const xml = call.body !== null && 'xml' in call.body ? call.body.xml : ''
    for (const delimiter of ['"""', '`', '${', '\\', "\n'@", '\nXML'])
      expect(xml).not.toContain(delimiter)
    for (const language of SAMPLE_LANGUAGES) {
      const text = wholeText(language, name).replaceAll('$(cat manager.token)', '<api-token>')
      expect(text).toContain(call.url)
      expect(text).toContain(xml)
    }
  }
})

test('curl gets a URL with a token from a file, never as an argument', () => {
  for (const name of names) {
    const text = wholeText(SAMPLE_LANGUAGES[0], name)
    expect(text).not.toContain('<api-token>')
    const urls = text.match(/--config <\(printf url=%s \\\n {2}"[^"]+usertoken=[^"]+"\)/g) ?? []
    expect(urls.length).toBe(sample(name).calls.filter(({ url }) => url.includes('token')).length)
  }
})

it.each(SAMPLE_LANGUAGES)(
  'each call in $label says once how it accepts the certificate',
  (language) => {
    for (const name of names) {
      const parts = certificateParts(wholeText(language, name))
      const chosen = parts.filter(({ unchecked }) => unchecked !== undefined)
      expect(chosen.length).toBe(sample(name).calls.length)
      const rest = parts.filter(({ unchecked }) => unchecked === undefined)
      expect(rest.map(({ text }) => text).join('')).not.toMatch(
        /insecure|pin\b|pinned|manager\.pub/i,
      )
    }
  },
)
