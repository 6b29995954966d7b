import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { markPlaceholders } from './code-block'

const value = (name: string) => h('var', `<${name}>`)

it.each([
  ['', []],
  ['no placeholder', ['no placeholder']],
  ['<a>', [value('a')]],
  ['<a><b>', [value('a'), value('b')]],
  ['x <a> y<b>', ['x ', value('a'), ' y', value('b')]],
  ['<A>', ['<A>']],
])('the placeholders of %j are marked, every time', (text, parts) => {
  const content = h('code', parts).children
  expect(markPlaceholders(text)).toEqual(content)
  expect(markPlaceholders(text)).toEqual(content)
})
