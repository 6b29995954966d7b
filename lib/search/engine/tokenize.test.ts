import { expect, it } from 'vitest'
import { stem } from './tokenize'

it.each([
  'install installs installed installing installation installations',
  'copy copies copied',
  'delay delays delayed',
  'store stores stored storing',
  'plan plans planned planning',
  'migrate migration migrating migrated',
  'insert inserts inserted insertion',
  'node nodes',
  'setting settings',
])('treats forms of a word as the same: %s', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1)
})

it.each([
  'set settings',
  'serve server',
  'work worker',
  'fold folder',
  'product production',
  'read ready',
  'past paste',
  'plan plane',
  'stats station',
])('keeps different nouns apart: %s', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(2)
})
