import { expect, it, test } from 'vitest'
import { SAMPLE_VALUES, storableValues } from './sample-values'

const allows = (name: string, value: string) => {
  const pattern = SAMPLE_VALUES.find((one) => one.name === name)?.pattern ?? 'nothing'
  return new RegExp(`^(?:${pattern})$`, 'v').test(value)
}

it.each([
  ['host', 'csm.example.com', true],
  ['host', '192.0.2.7', true],
  ['host', '[2001:db8::1]', true],
  ['host', 'https://csm', false],
  ['host', 'csm:8758', false],
  ['host', 'my host', false],
  ['port', '1', true],
  ['port', '65535', true],
  ['port', '65536', false],
  ['port', '0', false],
  ['token', 'a1B2-c3_d4', true],
  ['token', 'a"b', false],
  ['token', '$x', false],
  ['event-id', '5f0d9c1e-3b7a-4c52-9e84-1a6b7d20f3c9', true],
  ['event-id', 'a&b', false],
  ['event-ids', 'a1,b2', true],
])('the field %s takes %s: %s', (name, value, expected) => {
  expect(allows(name, value)).toBe(expected)
})

test('tokens, unknown and wrong values are not kept', () => {
  expect(
    storableValues({ host: 'csm', token: 'secret', port: 'many', other: 'x', 'event-id': 'a1' }),
  ).toEqual({ host: 'csm', 'event-id': 'a1' })
})
