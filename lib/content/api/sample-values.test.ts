import { expect, it, test } from 'vitest'
import { readPlaceholders } from '../values/placeholders'
import { fitsSamples } from './sample-patterns'
import { SAMPLE_SET, SAMPLE_VALUES } from './sample-values'

it.each([
  ['api-host', 'csm.example.com', true],
  ['api-host', '192.0.2.7', true],
  ['api-host', '[2001:db8::1]', true],
  ['api-host', 'https://csm', false],
  ['api-host', 'csm:8758', false],
  ['api-host', 'my host', false],
  ['port', '1', true],
  ['port', '65535', true],
  ['port', '65536', false],
  ['port', '0', false],
  ['api-token', 'a1B2-c3_d4', true],
  ['api-token', 'a"b', false],
  ['api-token', '$x', false],
  ['event-id', '5f0d9c1e-3b7a-4c52-9e84-1a6b7d20f3c9', true],
  ['event-id', 'a&b', false],
  ['event-ids', 'a1,b2', true],
  ['cluster-name', 'stream prod', true],
])('samples show %s for the value %s: %s', (name, value, expected) => {
  expect(fitsSamples(name, value)).toBe(expected)
})

test('the host and token fields share values with the placeholders of the guides', () => {
  const guides = readPlaceholders('.', SAMPLE_SET)
  for (const { name, label, isSecret } of SAMPLE_VALUES.filter((value) => guides.has(value.name)))
    expect(guides.get(name)).toMatchObject(isSecret ? { label, secret: true } : {})
  expect(['api-host', 'api-token'].filter((name) => !guides.has(name))).toEqual([])
})
