import { expect, it } from 'vitest'
import { OUTPUTS } from './outputs'
import { changedOutputs } from './preview'

it('each output stands behind those it comes after', () => {
  const names = OUTPUTS.map(({ name }) => name)
  const early = OUTPUTS.flatMap(({ name, after = [] }, index) =>
    after.filter((other) => !names.slice(0, index).includes(other)).map((other) => [name, other]),
  )
  expect(OUTPUTS.filter(({ after = [] }) => after.length > 0)).not.toEqual([])
  expect(early).toEqual([])
})

it.each([
  ['page map', ['page map files', 'feeds']],
  ['data', ['API descriptions', 'moved anchors', 'feeds']],
  ['compiled pages', ['search index']],
  ['export', []],
] as const)('a preview follows a change of the %s', (source, names) => {
  expect(changedOutputs(new Set([source])).map(({ name }) => name)).toEqual(names)
})
