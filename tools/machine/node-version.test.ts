import { expect, it } from 'vitest'
import { nodeVersionProblem } from './node-version.mjs'

it.each([
  ['v20.9.0', '>=20.9', true],
  ['v20.9.0', '20', true],
  ['v20.10.0', '>=20.9', true],
  ['v22.0.0', '^20.9.0 || >=22', true],
  ['v20.8.1', '>= 20.9.0', false],
  ['v18.19.0', '>=20.9', false],
  ['v9.11.2', '>=20.9', false],
  ['v21.0.0-nightly', '>=20.9', true],
])('%s is new enough for %s: %s', (version, range, isEnough) => {
  expect(nodeVersionProblem(version, range) === '').toBe(isEnough)
})

it('names both versions', () => {
  expect(nodeVersionProblem('v18.19.0', '>=20.9')).toBe(
    'This site needs Node 20.9 or newer, but this is Node 18.19.0: install a newer one from https://nodejs.org.',
  )
})
