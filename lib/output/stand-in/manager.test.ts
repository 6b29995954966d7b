import { once as eventOf } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { readStreamApi } from '../../content/api/read-stream-api'
import { failure } from './call'
import { StandInManager } from './manager'
import { validator } from './run'
import { runTimes, stageAt, timeOf } from './run-times'
import { Schedule } from './schedule'
import { standInData } from './stand-in-data'

const TOKEN = 'test-token'
const REFERENCE_ID = '5f0d9c1e-3b7a-4c52-9e84-1a6b7d20f3c9'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
let clock = 0
const manager = new StandInManager(standInData(api), {
  token: TOKEN,
  validate: validator(validateXML),
  now: () => clock,
})
let port = 0
beforeAll(async () => {
  port = await manager.start()
})
afterAll(() => manager.stop())

const setClock = (text: string) => {
  const [date = '', time = ''] = text.split(' ')
  clock = timeOf(date, time)
}
/** @throws an error with the status and body of any response except 200 */
async function send(method: string, path: string, body?: string): Promise<string> {
  const token = path.includes('usertoken')
    ? ''
    : `${path.includes('?') ? '&' : '?'}usertoken=${TOKEN}`
  const headers = body === undefined ? {} : { 'Content-Type': 'application/xml' }
  const url = `https://127.0.0.1:${port}/CambriaLM/v1${path}${token}`
  const sent = request(url, { method, headers, rejectUnauthorized: false, agent: false })
  sent.end(body)
  const [reply]: IncomingMessage[] = await eventOf(sent, 'response')
  const text = (await reply?.setEncoding('utf8').toArray())?.join('') ?? ''
  if (reply?.statusCode !== 200) throw new Error(`${reply?.statusCode} ${text}`)
  return text
}

type Times = {
  readonly start: string
  readonly stop: string
  readonly often?: string
  readonly days?: number
  readonly more?: string
}

function eventXml(
  { start, stop, often = 'OneTime', days = 0, more = '' }: Times,
  name = 'Show',
): string {
  const [startDate, startTime] = start.split(' ')
  const [stopDate, stopTime] = stop.split(' ')
  return `<Events><Event Name="${name}" Frequency="${often}" EventWeekdays="${days}"
    StartStreamingDate="${startDate}" StartStreamingTime="${startTime}" StopStreamingDate="${stopDate}"
    StopStreamingTime="${stopTime}" AllowDelayedProjectLoading="1" ${more}/></Events>`
}

/** Monday to Friday, 18:55 to 19:30. */
const NEWS: Times = {
  start: '2027/09/06 18:55:00',
  stop: '2027/09/06 19:30:00',
  often: 'Weekly',
  days: 62,
}
/** Monday night. */
const LATE: Times = { ...NEWS, start: '2027/09/06 23:30:00', stop: '2027/09/07 00:30:00', days: 2 }
const once = (date: string, start: string, stop: string): Times => ({
  start: `${date} ${start}:00`,
  stop: `${date} ${stop}:00`,
})
const onMachine = (name: string): Times => ({
  ...NEWS,
  more: `AssignToSpecificMachineIdentifierPrimary="${name}"`,
})

describe('a new event overlaps', () => {
  it.each<readonly [string, Times, Times, boolean]>([
    ['at the same time', NEWS, NEWS, true],
    ['in the middle', NEWS, once('2027/09/08', '19:00', '20:00'), true],
    ['not before', NEWS, once('2027/09/08', '18:00', '18:55'), false],
    ['not after', NEWS, once('2027/09/08', '19:30', '20:00'), false],
    ['not on another weekday', NEWS, once('2027/09/11', '19:00', '20:00'), false],
    ['not before the series begins', NEWS, once('2027/09/03', '19:00', '20:00'), false],
    ['years later', NEWS, once('2031/09/08', '19:00', '20:00'), true],
    ['after midnight', LATE, once('2027/09/14', '00:10', '00:20'), true],
    [
      'after midnight, with one date for both times',
      { ...LATE, stop: '2027/09/06 00:30:00', often: 'Daily' },
      once('2027/09/14', '00:10', '00:20'),
      true,
    ],
    ['two series on one of their days', { ...NEWS, days: 2 }, { ...NEWS, often: 'Daily' }, true],
    ['not two series on other days', { ...NEWS, days: 2 }, { ...NEWS, days: 4 }, false],
    [
      'not after the end of a series',
      { ...NEWS, stop: '2027/09/30 19:30:00' },
      once('2027/10/06', '19:00', '20:00'),
      false,
    ],
    [
      'a channel without an end',
      { ...once('2027/09/06', '00:00', '01:00'), more: 'UnlimitedDuration="1"' },
      once('2028/01/01', '10:00', '11:00'),
      true,
    ],
    ['not one that is disabled', { ...NEWS, more: 'IsEnabled="0"' }, NEWS, false],
    ['not on another machine', onMachine('a'), onMachine('b'), false],
  ])('%s', (_case, known, added, isConflict) => {
    const schedule = new Schedule(() => 0, '')
    schedule.add(eventXml(known, 'Old &amp; new'))
    const message = expect.stringMatching(/^The event overlaps another event: Old & new, /)
    expect(schedule.conflict(eventXml(added))).toEqual(isConflict ? message : null)
  })
})

test('an overlap is a conflict, unless the call allows it', async () => {
  manager.state.schedule = manager.state.emptySchedule()
  await send('POST', '/Events', eventXml(NEWS))
  await expect(send('POST', '/Events', eventXml(NEWS))).rejects.toThrow(
    /^409[\s\S]*HttpCode="409" ReadableErrorEng="The event overlaps another event: Show, /,
  )
  await send('POST', '/Events?AllowWarning=true', eventXml(NEWS))
  const events = await send('GET', '/Events')
  const ids = [...events.matchAll(/Identifier="([^"]+)"/g)].map(([, id]) => id)
  const conflicts = await send('POST', `/EventsConflict?EventIDs=${ids.join(',')}`)
  expect(conflicts).toContain(`${ids[0]} overlaps ${ids[1]}`)
})

test('an instance changes state by the clock; a command applies until a run starts after it', async () => {
  manager.state.schedule = manager.state.emptySchedule()
  setClock('2027/09/06 18:40:00')
  await send('POST', '/Events', eventXml(NEWS))
  const [, id = ''] = /Event Identifier="([^"]+)"/.exec(await send('GET', '/Events')) ?? []
  const state = async (time: string) => {
    setClock(time)
    const [, status = ''] = /<Status>(\w+)<\/Status>/.exec(await send('GET', `/Events/${id}`)) ?? []
    expect(await send('GET', '/EventInstances')).toContain(`<Status>${status}</Status>`)
    return status
  }
  expect(await state('2027/09/06 18:40:00')).toBe('NotStreaming')
  expect(await state('2027/09/06 18:51:00')).toBe('Assigned')
  expect(await state('2027/09/06 18:54:30')).toBe('Preparing')
  expect(await state('2027/09/06 18:55:02')).toBe('Streaming')
  expect(await send('GET', '/Events?Status=Streaming')).toContain(id)
  expect(await send('GET', `/Events/${id}`)).toContain(
    '<StopStreamingDateTime>2027/09/06 19:30:00<',
  )
  await send('POST', `/LiveControl?Command=Stop&EventID=${id}`)
  expect(await state('2027/09/06 19:00:00')).toBe('NotStreaming')
  expect(await state('2027/09/07 18:56:00')).toBe('Streaming')
  expect(await state('2027/09/07 19:30:00')).toBe('NotStreaming')
  await send('POST', `/LiveControl?Command=Start&EventID=${id}`)
  expect(await state('2027/09/07 20:00:00')).toBe('Streaming')
  expect(await state('2027/09/08 18:56:00')).toBe('Streaming')
  expect(await state('2027/09/08 19:31:00')).toBe('NotStreaming')
})

test('a daily series without gaps is on air until the next run starts', () => {
  const attributes: Readonly<Record<string, string>> = {
    StartStreamingDate: '2027/09/06',
    StartStreamingTime: '18:00:00',
    StopStreamingDate: '2027/09/06',
    StopStreamingTime: '18:00:00',
    Frequency: 'Daily',
  }
  const times = runTimes((name) => attributes[name] ?? '')
  expect(times && stageAt(times, timeOf('2027/09/07', '17:58:00'))).toEqual({
    stage: 'Streaming',
    start: timeOf('2027/09/06', '18:00:00'),
  })
})

test.each([
  ['/Settings', '<Settings><a /></Settings>', '</Status><Settings><a /></Settings></Content>'],
  ['/Notification', '<Notification />', '</Status><Notification /></Content>'],
])('%s returns the document that was stored', async (path, document, expected) => {
  await send('PUT', path, `<?xml version="1.0" encoding="utf-8"?>\n${document}`)
  expect(await send('GET', path)).toContain(expected)
})

test('exported events can be imported', async () => {
  manager.state.schedule = manager.state.emptySchedule()
  manager.state.schedule.add(eventXml(NEWS, 'Early &amp; late'))
  const [events = ''] =
    /<EventsXML>.*<\/EventsXML>/s.exec(await send('GET', '/Events/Export')) ?? []
  expect(events).toContain('Name="Early &amp; late"')
  manager.state.schedule = manager.state.emptySchedule()
  await send('POST', '/Events/Import', events)
  expect(await send('GET', '/Events/Export')).toContain(events)
})

describe('a failed call says why', () => {
  it.each([
    ['GET', '/Events/none', 404, 'No event has the identifier &quot;none&quot;.'],
    ['GET', '/Machines/none', 404, 'No machine has the identifier &quot;none&quot;.'],
    [
      'GET',
      '/Nothing',
      404,
      'The reference has no path /CambriaLM/v1/Nothing for the Stream Manager.',
    ],
    ['GET', '/a&b', 404, 'The reference has no path /CambriaLM/v1/a&amp;b for the Stream Manager.'],
    ['PUT', '/Events', 405, 'This path accepts POST (AddEvent) or GET (GetEventsList), not PUT.'],
    ['GET', '/Events?usertoken=wrong', 401, 'usertoken is missing or wrong.'],
    [
      'GET',
      '/Events?Status=Nothing',
      400,
      'Status is not valid: found &quot;Nothing&quot;, expected one of Streaming, NotStreaming, Error.',
    ],
    ['POST', '/Events', 400, 'The content type of the body is missing. Expected application/xml.'],
    ['POST', '/EventsConflict?EventIDs=none', 400, 'No event has the identifier &quot;none&quot;.'],
    ['POST', '/Events', 400, 'The root of the body is &lt;Settings>', '<Settings/>'],
    ['POST', '/Events', 400, 'Line 1: ', '<Events><Event Name="x"/></Events>'],
    ['POST', '/Events', 400, 'The root of the body is &lt;Event>', '<Event Name="x"/>'],
    [
      'PUT',
      '/Settings',
      400,
      'The root of the body is &lt;Notification>',
      '<!-- <a> --><Notification/>',
    ],
  ])('%s %s with %d', async (verb, path, status, reason, body = undefined) => {
    const message: string = await send(verb, path, body).catch((error: Error) => error.message)
    expect(message).toMatch(new RegExp(`^${status} `))
    expect(message).toContain(`HttpCode="${status}" ReadableErrorEng="${reason}`)
    const [, uri = ''] = / Uri="([^"]*)"/.exec(message) ?? []
    expect(uri).toContain(path.replaceAll('&', '&amp;'))
    expect(
      (await validateXML({ xml: message.slice(message.indexOf('<')), schema: ANY })).valid,
    ).toBe(true)
  })
})

test('a response repeats every character that XML allows', () => {
  const { body } = failure({ method: 'GET', uri: '/Events?Name=🎬&a=\u0001' }, 404, '“x” < y')
  expect(body).toContain('Uri="/Events?Name=🎬&amp;a=?"')
  expect(body).toContain('ReadableErrorEng="“x” &lt; y"')
})

/** A schema for a Content element that may contain anything. */
const ANY = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="Content"><xs:complexType>
  <xs:sequence><xs:any maxOccurs="unbounded" processContents="skip"/></xs:sequence></xs:complexType></xs:element></xs:schema>`

test('an example has the requested event and call', async () => {
  manager.state.schedule = manager.state.emptySchedule()
  manager.state.schedule.put('abc', '<Event Name="a" />')
  const response = await send('GET', '/Events/abc/SourceCheck?a=1')
  expect(response).toContain(
    'Uri="/CambriaLM/v1/Events/abc/SourceCheck?a=1&amp;usertoken=test-token"',
  )
  expect(response).not.toContain(REFERENCE_ID)
})

describe('survives any request', () => {
  const head = `HTTP/1.1\r\nHost: x\r\nContent-Type: application/xml`
  const token = `usertoken=${TOKEN}`
  const post = (body: string) =>
    `POST /CambriaLM/v1/Events?${token} ${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  let seed = 41
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const noise = (length: number) =>
    String.fromCharCode(...Array.from({ length }, () => random(256)))

  const calls: readonly (readonly [name: string, text: string, expected?: RegExp])[] = [
    ['an invalid URL', `GET // ${head}\r\n\r\n`, /^HTTP\/1\.1 40[04]/],
    ['an absolute URL', `GET http://[ ${head}\r\n\r\n`, /^HTTP\/1\.1 400/],
    [
      'a client that goes away',
      `POST /CambriaLM/v1/Events?${token} ${head}\r\nContent-Length: 99\r\n\r\n<Ev`,
    ],
    ['a body of 6 MB', post('x'.repeat(6_000_000)), /^HTTP\/1\.1 413/],
    ['200,000 attributes', post(`<Events ${'a=""'.repeat(200_000)}/>`), /^HTTP\/1\.1 400/],
    ['text that is not XML', post('<Events'), /^HTTP\/1\.1 400/],
    ['entities', post('<!DOCTYPE a [<!ENTITY b "c">]><Events>&b;</Events>'), /^HTTP\/1\.1 400/],
    ['a request that is not HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400/],
    ...Array.from({ length: 40 }, (_, index) => {
      const path = encodeURI(noise(1 + random(60))).replace(/[ \r\n]/g, '%20')
      const verb = ['GET', 'PUT', 'DELETE', 'POST'][random(4)] ?? 'GET'
      const body = noise(random(300))
      return [
        `noise ${index}`,
        `${verb} /CambriaLM/v1/${path}?${token}&${path} ${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        /^HTTP\/1\.1 [245]/,
      ] as const
    }),
  ]
  it.each(calls.map(([name, text, expected]) => ({ name, text, expected })))(
    '$name',
    async ({ text, expected }) => {
      const response = await rawCall(text, expected === undefined)
      if (expected !== undefined) expect(response).toMatch(expected)
      expect(await send('GET', '/SystemInfo')).toContain('<Content>')
    },
  )
})

/** Sends raw bytes and returns the response. @param leaves whether to disconnect without waiting for it */
function rawCall(text: string, leaves: boolean): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      socket.write(Buffer.from(text, 'latin1'), () => {
        if (leaves) socket.destroy()
      })
    })
    socket.on('data', (data) => {
      answer += data
      socket.end()
    })
    // Ignore errors: a server that responds before it has read everything may close the connection.
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}
