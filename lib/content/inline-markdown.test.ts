import type { RootContent } from 'mdast'
import { expect, it } from 'vitest'
import { inlineMarkdown, plainText } from './inline-markdown'

/** Nodes in short form: `{strong:…}`, `{inlineCode:…}`, `{link:…>URL}`; text unchanged. */
function short(node: RootContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return `{inlineCode:${node.value}}`
  const inner = 'children' in node ? node.children.map(short).join('') : ''
  return `{${node.type}:${inner}${node.type === 'link' ? `>${node.url}` : ''}}`
}

it.each([
  ['', ''],
  ['plain words', 'plain words'],
  ['run `ls -l` now', 'run {inlineCode:ls -l} now'],
  ['tab **Log On**, then', 'tab {strong:Log On}, then'],
  ['**see `a`**', '{strong:see {inlineCode:a}}'],
  ['[the guide](/docs/FTC#a) says', '{link:the guide>/docs/FTC#a} says'],
  ['`**no label**`', '{inlineCode:**no label**}'],
])('characters with a meaning: %s', (value, expected) => {
  expect(inlineMarkdown(value).map(short).join('')).toBe(expected)
})

it.each([
  'a <name> and <b>no tag</b> of `',
  '1. a number **',
  '# no heading, * no list [',
  '- a dash at the start, `',
  '> no quote `',
  '*.mov, *.mp4 and *one*',
  '_one_, __two__ and snake_case [x]',
  '\\\\nas\\share * a',
  'R&amp;D * &#65;',
  '![no picture] * a',
  '[no link] and [neither] (this)',
  '--- *',
])('literal characters: %s', (value) => {
  expect(inlineMarkdown(value).map(short).join('')).toBe(value)
})

it('plainText removes the markup', () => {
  expect(plainText('Run `ls`, see **Log** and [it](/docs): *.mov')).toBe(
    'Run ls, see Log and it: *.mov',
  )
})
