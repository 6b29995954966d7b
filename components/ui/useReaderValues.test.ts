// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readerValues } from './useReaderValues'

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

it('stores values for the guides of their set, without secrets and empty values', () => {
  const values = readerValues('stream')
  values.set('cluster-name', 'prod', false)
  values.set('password', 'canal-93-mirror', true)
  values.set('region', 'us', false)
  values.set('region', '', false)
  expect(readerValues('stream').get()).toEqual({
    'cluster-name': 'prod',
    password: 'canal-93-mirror',
  })
  expect(readerValues('ftc').get()).toEqual({})
  expect(localStorage.getItem('values.stream')).toBe('{"cluster-name":"prod"}')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('canal')
})

it('ignores malformed stored values', () => {
  localStorage.setItem('values.broken', '["x", {')
  expect(readerValues('broken').get()).toEqual({})
  readerValues('broken').set('a', '1', false)
  expect(readerValues('broken').get()).toEqual({ a: '1' })
})
