import { expect, it } from 'vitest'
import { readTags } from './html-tags'

/** Tags with their attributes as one text each. */
const seen = (html: string) =>
  readTags(html).map(({ name, attributes, content }) =>
    [name, ...[...attributes].map(([key, value]) => `${key}=${value}`), content]
      .filter((part) => part !== '')
      .join('|'),
  )

it.each([
  ['<a href="/x">x</a>', ['a|href=/x']],
  ["<A HREF='/x'>", ['a|href=/x']],
  ['<input disabled value=x />', ['input|disabled=|value=x']],
  ['<a title="a > b" href="/x?a=1&amp;b=&#x27;2&#39;">', ["a|title=a > b|href=/x?a=1&b='2'"]],
  ['<a title="&nbsp;&copy">', ['a|title=&nbsp;&copy']],
  ['<!-- <a href="/no"> --><br/>', ['br']],
  ['<script>if (a < b) c = "<a href=1>"</script><p>', ['script|if (a < b) c = "<a href=1>"', 'p']],
  ['<style>a > b {}</style>', ['style|a > b {}']],
  ['<script src="/x.js"></script><p>', ['script|src=/x.js', 'p']],
  ['<script>unfinished', ['script|unfinished']],
  ['1 < 2', []],
])('%s', (html, expected) => {
  expect(seen(html)).toEqual(expected)
})
