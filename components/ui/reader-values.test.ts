// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readerValues } from './reader-values'

it('clears only the given names, and can undo it', () => {
  const values = readerValues('test')
  values.set('a', '1', false)
  values.set('b', '2', false)
  values.set('secret', '3', true)
  const undo = values.clear(['a', 'secret'])
  expect(values.get()).toEqual({ b: '2' })
  undo()
  expect(values.get()).toEqual({ a: '1', b: '2', secret: '3' })
})
