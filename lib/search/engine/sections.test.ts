import { expect, it } from 'vitest'
import { PageSections, type Section } from './sections'

function section(anchor: string, terms: Partial<Section>): Section {
  const none = { headingTerms: [], aboveTerms: [], nameTerms: [], texts: [], textTerms: [] }
  return { anchor, headings: [], level: 1, ...none, ...terms }
}

const page = new PageSections([
  section('ports', { headingTerms: [1] }),
  section('values', { nameTerms: [2, 2], textTerms: [Uint32Array.of(1, 1, 3)] }),
  section('verify', { aboveTerms: [1], textTerms: [Uint32Array.of(4), Uint32Array.of(3)] }),
])

it.each([
  ['heading or text', [1], ['ports', 'values']],
  ['names', [2], ['values']],
  ['any text', [3], ['values', 'verify']],
  ['several terms, each place once and in order', [4, 2, 3], ['values', 'verify']],
  ['a term that is nowhere', [5], []],
])('finds places by %s', (_, terms, anchors) => {
  expect(page.holding(terms).map(({ anchor }) => anchor)).toEqual(anchors)
})
