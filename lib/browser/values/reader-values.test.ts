// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { readerValuesItem } from '../storage/storage-items'
import { fillValues, readerValues } from './reader-values'

const KEY = 'values.test'
const valuesOf = (set: string) => readerValues(set, readerValuesItem(set))

beforeEach(() => {
  localStorage.clear()
  const values = valuesOf('test')
  values.clear(Object.keys(values.get()))
})

it('keeps values under a key of the set, and no secret', () => {
  const values = valuesOf('test')
  values.set('name', 'prod', false)
  values.set('password', 'hidden', true)
  expect(valuesOf('test').get()).toEqual({ name: 'prod', password: 'hidden' })
  expect(localStorage.getItem(KEY)).toBe('{"name":"prod"}')
  expect(valuesOf('other').get()).toEqual({})
})

it('forgets an empty value, and the key with the last one', () => {
  const values = valuesOf('test')
  values.set('a', '1', false)
  values.set('b', '2', false)
  values.set('a', '', false)
  expect(values.get()).toEqual({ b: '2' })
  values.set('b', '', false)
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('clears only the names it is given, and takes that back', () => {
  const values = valuesOf('test')
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
  expect(valuesOf('test').get()).toEqual({})
})

it('tells of secrets too, and shows none of what is stored but not clean', () => {
  const values = readerValues('test', readerValuesItem('test'), ({ bad: _, ...others }) => others)
  const listener = vi.fn()
  const end = values.subscribe(listener)
  values.set('secret', '3', true)
  expect(listener).toHaveBeenCalledOnce()
  end()
  localStorage.setItem(KEY, '{"bad":"1","good":"2"}')
  expect(values.get()).toEqual({ good: '2', secret: '3' })
})

function command(): HTMLElement {
  const code = document.createElement('code')
  code.innerHTML =
    'kubectl --name <var data-placeholder="cluster-name">&lt;cluster-name&gt;</var> -n <var>x</var>'
  return code
}

it('shows the value, marked, and the placeholder again when the value is gone', () => {
  const code = command()
  fillValues(code, { 'cluster-name': 'prod', x: 'y' })
  expect(code.textContent).toBe('kubectl --name prod -n x')
  expect(code.querySelectorAll('[data-filled]')).toHaveLength(1)
  fillValues(code, { 'cluster-name': 'second' })
  expect(code.textContent).toBe('kubectl --name second -n x')
  fillValues(code, {})
  expect(code.textContent).toBe('kubectl --name <cluster-name> -n x')
  expect(code.querySelectorAll('[data-filled]')).toHaveLength(0)
})

it('shows signs of HTML as text', () => {
  const code = command()
  fillValues(code, { 'cluster-name': '<img src=x>' })
  expect(code.querySelector('img')).toBeNull()
  expect(code.textContent).toContain('<img src=x>')
})
