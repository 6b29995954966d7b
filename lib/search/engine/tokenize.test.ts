import { expect, it } from 'vitest'
import { queryWords, tokenize } from './tokenize'

it.each([
  ['GetEventsList', ['geteventslist', 'get', 'events', 'list']],
  ['SCTE-35', ['scte35', 'scte', '35']],
  ['scte35', ['scte35', 'scte', '35']],
  ['H.264', ['h264', '264']],
  ['8648', ['8648']],
  ['v5.5', ['5.5']],
  ['1.3.6.1.4.1.47181', ['1.3.6.1.4.1.47181', '47181']],
  ['cert-manager', ['certmanager', 'cert', 'manager']],
  ['externalAccess.hostName', ['externalaccesshostname', 'external', 'access', 'host', 'name']],
  ['NET::ERR_CERT', ['net', 'errcert', 'err', 'cert']],
  ['Überführung', ['uberfuhrung']],
  ['café', ['cafe']],
  ['字幕', ['字幕']],
  ['', []],
  ['c++ ( \\ * 🎬', ['c']],
])('cuts %j into terms', (text, terms) => {
  expect(tokenize(text).map(({ term }) => term)).toEqual(terms)
})

it('says where each term stands', () => {
  const text = 'see GetEvents.'
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'see',
    'GetEvents',
    'Get',
    'Events',
  ])
})

it('keeps the words of a query whole and in parts', () => {
  expect(queryWords('add SCTE-35')).toEqual([
    { token: 'add', parts: [] },
    { token: 'scte35', parts: ['scte', '35'] },
  ])
})
