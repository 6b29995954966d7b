import { expect, it, test } from 'vitest'
import { readStreamApi } from '../read-stream-api'
import { sampleOf } from '../sample-request'
import { certificateParts } from './certificate'
import { SAMPLE_LANGUAGES, type SampleLanguage, writeSample } from './languages'

const api = readStreamApi('.')
const samples = new Map(api.methods.map((method) => [method.name, sampleOf(method, api)]))
const wholeTexts = (language: SampleLanguage) =>
  [...samples.values()].map((sample) => ({
    calls: sample.calls,
    text: writeSample(language, sample)
      .map(({ text }) => text)
      .join('\n'),
  }))

it.each([
  ['LiveControlAPI', '/LiveControl?Command=Start&EventID=<event-id>&usertoken=<api-token>'],
  ['EmailTest', '/EmailTest?EmailAddress=ops%40example.com&usertoken=<api-token>'],
  ['GetSystemInfo', '/SystemInfo'],
])('the call of %s has the required parameters, encoded, and the token', (name, url) => {
  expect(samples.get(name)?.calls[0]?.url).toBe(`https://<api-host>:8758/CambriaLM/v1${url}`)
})

test('ImportEvents sends the file that ExportEvents saves', () => {
  expect(samples.get('ExportEvents')?.calls).toMatchObject([{ saves: { file: 'events.xml' } }])
  expect(samples.get('ImportEvents')?.calls).toMatchObject([{ body: { file: 'events.xml' } }])
})

it.each(SAMPLE_LANGUAGES)('samples in $label quote URL and XML safely', (language) => {
  for (const { calls, text } of wholeTexts(language))
    for (const { url, body } of calls) {
      expect(url).not.toMatch(/["'`$\s\\]/)
      const xml = body !== null && 'xml' in body ? body.xml : ''
      expect(xml).not.toMatch(/"""|`|\$\{|\\|\n'@|\nXML/)
      expect(text.replaceAll('$(cat manager.token)', '<api-token>')).toContain(url)
      expect(text).toContain(xml)
    }
})

test('curl gets a URL with a token from a file, never as an argument', () => {
  for (const { calls, text } of wholeTexts(SAMPLE_LANGUAGES[0])) {
    expect(text).not.toContain('<api-token>')
    const urls = text.match(/--config <\(printf url=%s \\\n {2}"[^"]+usertoken=[^"]+"\)/g) ?? []
    expect(urls.length).toBe(calls.filter(({ url }) => url.includes('token')).length)
  }
})

it.each(SAMPLE_LANGUAGES)(
  'each call in $label says once how it checks the certificate',
  (language) => {
    for (const { calls, text } of wholeTexts(language)) {
      const parts = certificateParts(text)
      const rest = parts.filter(({ unchecked }) => unchecked === undefined)
      expect(parts.length - rest.length).toBe(calls.length)
      expect(rest.map((part) => part.text).join('')).not.toMatch(
        /insecure|pin\b|pinned|manager\.pub/i,
      )
    }
  },
)
