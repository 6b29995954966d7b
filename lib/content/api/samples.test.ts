import { expect, it, test } from 'vitest'
import { readStreamApi } from './read-stream-api'
import { SAMPLE_LANGUAGES, sampleRequest } from './sample-request'
import { SAMPLE_VALUES } from './sample-values'
import { writeSample } from './samples'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const request = (name: string) => {
  const method = api.methods.find((one) => one.name === name)
  if (method === undefined) throw new Error(`${name} is missing`)
  return sampleRequest(method, api.common)
}

test('a call holds every required parameter, encoded, and the token', () => {
  expect(request('LiveControlAPI').url).toBe(
    'https://<host>:8758/CambriaLM/v1/LiveControl?Command=Start&EventID=<event-id>&usertoken=<token>',
  )
  expect(request('EmailTest').url).toBe(
    'https://<host>:8758/CambriaLM/v1/EmailTest?EmailAddress=ops%40example.com&usertoken=<token>',
  )
  expect(request('GetSystemInfo').url).toBe('https://<host>:8758/CambriaLM/v1/SystemInfo')
})

it.each([
  [
    'bash',
    'GetEventInfo',
    'curl "https://<host>:8758/CambriaLM/v1/Events/<event-id>?usertoken=<token>"',
  ],
  ['bash', 'DeleteEvent', 'curl --request DELETE "https://<host>'],
  ['bash', 'LiveControlAPI', '--data ""'],
  ['bash', 'AddMachines', `--data-binary @- <<'XML'\n<?xml`],
  ['powershell', 'SetEventInfo', 'Invoke-WebRequest -UseBasicParsing -Method Put -Uri $uri `'],
  ['python', 'GetEventsList', 'request = Request(url, method="GET")'],
  ['javascript', 'AddMachines', `'Content-Type': 'application/xml; charset=utf-8'`],
  ['csharp', 'SetSettings', 'new StringContent(body, Encoding.UTF8, "application/xml")'],
  ['csharp', 'DeleteMachine', 'HttpMethod.Delete'],
] as const)('%s sample of %s', (language, name, expected) => {
  expect(writeSample(language, request(name))).toContain(expected)
})

it.each(api.methods.map(({ name }) => name))(
  'the samples of %s quote their text safely',
  (name) => {
    const call = request(name)
    const placeholders = [...call.url.matchAll(/<([a-z-]+)>/g)].map((match) => match[1])
    const known: (string | undefined)[] = SAMPLE_VALUES.map((value) => value.name)
    expect(placeholders.filter((one) => !known.includes(one))).toEqual([])
    expect(call.url).not.toMatch(/["'`$\s\\]/)
    for (const delimiter of ['"""', '`', '${', '\\', "\n'@", '\nXML'])
      expect(call.body ?? '').not.toContain(delimiter)
    for (const { language } of SAMPLE_LANGUAGES) {
      const sample = writeSample(language, call)
      expect(sample).toContain(call.url)
      if (call.body !== null) expect(sample).toContain(call.body)
    }
  },
)
