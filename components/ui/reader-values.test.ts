// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { readerValues } from './reader-values'

const KEY = 'values.test'

beforeEach(() => {
  localStorage.clear()
  const values = readerValues('test')
  values.clear(Object.keys(values.get()))
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
