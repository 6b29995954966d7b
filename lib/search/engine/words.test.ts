import { expect, it } from 'vitest'
import { editDistance, errorsAllowed, stem } from './words'

it.each([
  ['install', 'installs', 'installed', 'installing', 'installation', 'installer'],
  ['encode', 'encodes', 'encoding', 'encoder', 'encoders'],
  ['migrate', 'migration', 'migrating'],
  ['subtitle', 'subtitles'],
  ['stop', 'stopped', 'stopping'],
  ['log', 'logs'],
])('%s shares its stem with its forms', (word, ...forms) => {
  expect(forms.map((form) => stem(form))).toEqual(forms.map(() => stem(word)))
})

it.each(['aws', '8648', 'scte35', 'sdr', 'process'])('%s stays as it is', (word) => {
  expect(stem(word)).toBe(word)
})

it.each([
  ['event', 'event', 0],
  ['evnet', 'event', 1],
  ['subtitel', 'subtitle', 1],
  ['watermak', 'watermark', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('%j and %j are %i apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

it('allows longer words more errors', () => {
  expect([3, 4, 6, 12].map(errorsAllowed)).toEqual([0, 1, 2, 3])
})
