import { expect, it } from 'vitest'
import { matchPages } from './match-pages'

const pages = [
  { path: '/docs/Stream/FAQ', title: 'Stream FAQ', description: 'Answers about live events.' },
  { path: '/docs/Stream/API/AddEvent', title: 'AddEvent', description: 'Creates an entry.' },
  { path: '/docs/FTC/SCTE-35', title: 'Insert SCTE-35', description: 'Add markers (c++).' },
]

it.each([
  ['faq', ['Stream FAQ']],
  ['STREAM', ['Stream FAQ', 'AddEvent']],
  ['event', ['AddEvent', 'Stream FAQ']],
  ['add', ['AddEvent', 'Insert SCTE-35']],
  ['add markers', ['Insert SCTE-35']],
  ['markers  add ', ['Insert SCTE-35']],
  ['/docs/FTC', ['Insert SCTE-35']],
  ['faq markers', []],
  ['c++', ['Insert SCTE-35']],
  ['(', ['Insert SCTE-35']],
  ['.*', []],
  ['\\', []],
  ['🎬', []],
  ['', ['Stream FAQ', 'AddEvent', 'Insert SCTE-35']],
  ['   ', ['Stream FAQ', 'AddEvent', 'Insert SCTE-35']],
])('%j finds %j, in this order', (query, titles) => {
  expect(matchPages(query, pages).map(({ title }) => title)).toEqual(titles)
})
