import { expect, it } from 'vitest'
import { stem } from './stem'

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
