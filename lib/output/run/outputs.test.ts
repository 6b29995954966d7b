import { expect, it } from 'vitest'
import { inOrder } from './order'
import { OUTPUTS, SOURCES } from './outputs'
import { changedOutputs } from './preview'

it('everything an output needs is there or made', () => {
  expect(inOrder(OUTPUTS, SOURCES)).toHaveLength(OUTPUTS.length)
})

it.each([
  ['page map', ['page map files', 'feeds']],
  ['data', ['OpenAPI description', 'feeds']],
  ['compiled pages', ['search index']],
  ['export', []],
] as const)('a preview follows a change of the %s', (source, names) => {
  expect(changedOutputs(new Set([source])).map(({ name }) => name)).toEqual(names)
})
