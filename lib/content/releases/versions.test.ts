import { describe, expect, it } from 'vitest'
import { appliesTo, compareVersions, isCrossed } from './versions'

it.each([
  ['5.5', '5.4', 1],
  ['5.0', '4.8', 1],
  ['5.9', '5.10', -1],
  ['5.5', '5.5', 0],
  ['5.5', '5.5.1', -1],
  ['5', '5.0', 0],
])('%s beside %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign)
  expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign)
})

it.each([
  ['4.8', false],
  ['5.0', true],
  ['5.2', true],
  ['5.3', false],
])('an upgrade from 4.8 to 5.2 brings what came with %s: %s', (version, expected) => {
  expect(isCrossed(version, '4.8', '5.2')).toBe(expected)
})

describe('a notice', () => {
  it.each([
    [{}, '4.1', '4.2', true],
    [{ from: '4.8', to: '5.0' }, '4.8', '5.0', true],
    [{ from: '4.8', to: '5.0' }, '4.1', '5.5', true],
    [{ from: '4.8', to: '5.0' }, '5.0', '5.5', false],
    [{ from: '4.8', to: '5.0' }, '4.5', '4.8', false],
    [{ to: '5.1' }, '5.4', '5.5', true],
    [{ from: '4.4' }, '4.5', '5.5', false],
  ])('%o and the upgrade from %s to %s: %s', (range, from, to, expected) => {
    expect(appliesTo(range, from, to)).toBe(expected)
  })
})
