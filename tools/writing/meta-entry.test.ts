import { expect, it } from 'vitest'
import { addMetaEntry } from './meta-entry'

const list = (...keys: string[]) =>
  ['export default {', ...keys.map((key) => `  ${key}: '',`), '}', ''].join('\n')

it.each([
  [
    'by the alphabet',
    list('index', 'Alpha', 'gamma'),
    'Beta',
    list('index', 'Alpha', 'Beta', 'gamma'),
  ],
  ['last', list('index', 'Alpha'), 'Beta', list('index', 'Alpha', 'Beta')],
  ['last where the order is another', list('Zeta', 'Alpha'), 'Beta', list('Zeta', 'Alpha', 'Beta')],
  ['in quotes', list("'a-b'"), 'c-d', list("'a-b'", "'c-d'")],
  ['into an empty list', list(), 'Beta', list('Beta')],
])('a page is added %s', (_case, before, name, after) => {
  expect(addMetaEntry(before, name)).toBe(after)
})

it.each(['export default {}', 'export default { a: "" }', list('a').replace('}', '  ...b\n}')])(
  'a file that is written in another way is left alone: %s',
  (text) => expect(addMetaEntry(text, 'Beta')).toBeNull(),
)
