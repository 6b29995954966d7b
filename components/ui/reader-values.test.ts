// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { readerValues } from './reader-values'

const KEY = 'values.test'

beforeEach(() => {
  localStorage.clear()
  const values = readerValues('test')
  values.clear(Object.keys(values.get()))
})

it('keeps values under a key of the set, and no secret', () => {
  const values = readerValues('test')
  values.set('name', 'prod', false)
  values.set('password', 'hidden', true)
  expect(readerValues('test').get()).toEqual({ name: 'prod', password: 'hidden' })
  expect(localStorage.getItem(KEY)).toBe('{"name":"prod"}')
  expect(readerValues('other').get()).toEqual({})
})

it('forgets an empty value, and the key with the last one', () => {
  const values = readerValues('test')
  values.set('a', '1', false)
  values.set('b', '2', false)
  values.set('a', '', false)
  expect(values.get()).toEqual({ b: '2' })
  values.set('b', '', false)
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('clears only the names it is given, and takes that back', () => {
  const values = readerValues('test')
  values.set('a', '1', false)
  values.set('b', '2', false)
  values.set('secret', '3', true)
  const undo = values.clear(['a', 'secret'])
  expect(values.get()).toEqual({ b: '2' })
  undo()
  expect(values.get()).toEqual({ a: '1', b: '2', secret: '3' })
})

it.each(['{', '[]', '"x"', '{"a": 1}'])('takes %s in storage for no values', (text) => {
  localStorage.setItem(KEY, text)
  expect(readerValues('test').get()).toEqual({})
})

it('tells of secrets too, and gives the same object until something changes', () => {
  const values = readerValues('test')
  const listener = vi.fn()
  const end = values.subscribe(listener)
  const before = values.get()
  expect(values.get()).toBe(before)
  values.set('secret', '3', true)
  expect(listener).toHaveBeenCalledOnce()
  expect(values.get()).not.toBe(before)
  end()
})
