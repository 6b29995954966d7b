import { describe, expect, it } from 'vitest'
import { isAtLeast, minimumVersion, nodeVersionProblem } from './node-version.mjs'

describe('minimumVersion', () => {
  it.each([
    ['>=20.9', '20.9'],
    ['>= 20.9.0', '20.9.0'],
    ['^20.9.0 || >=22', '20.9.0'],
    ['20', '20'],
  ])('reads %s as %s', (range, expected) => {
    expect(minimumVersion(range)).toBe(expected)
  })
})

describe('isAtLeast', () => {
  it.each([
    ['v20.9.0', '20.9', true],
    ['v20.10.0', '20.9', true],
    ['v22.0.0', '20.9', true],
    ['v20.8.1', '20.9', false],
    ['v18.19.0', '20.9', false],
    ['v9.11.2', '20.9', false],
    ['v21.0.0-nightly', '20.9', true],
  ])('compares %s with %s', (version, minimum, expected) => {
    expect(isAtLeast(version, minimum)).toBe(expected)
  })
})

describe('nodeVersionProblem', () => {
  it('is empty when Node is new enough', () => {
    expect(nodeVersionProblem('v20.9.0', '>=20.9')).toBe('')
  })

  it('names both versions when Node is too old', () => {
    expect(nodeVersionProblem('v18.19.0', '>=20.9')).toBe(
      'This site needs Node 20.9 or newer, but this is Node 18.19.0: install a newer one from https://nodejs.org.',
    )
  })
})
