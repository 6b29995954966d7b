import { expect, it } from 'vitest'
import { readTags } from './html-tags'

/** One string for each tag: its name, attributes, and content. */
const seen = (html: string) =>
  readTags(html)
    .filter(({ name }) => !['html', 'head', 'body'].includes(name))
    .map(({ name, attributes, content }) =>
      [name, ...[...attributes].map(([key, value]) => `${key}=${value}`), content]
        .filter((part) => part !== '')
        .join('|'),
    )

it.each([
  ["<A HREF='/x'>", ['a|href=/x']],
  ['<p class="a b" hidden id=x>', ['p|class=a b|hidden=|id=x']],
  ['<a title="a > b" href="/x?a=1&amp;b=&#x27;2&#39;">', ["a|title=a > b|href=/x?a=1&b='2'"]],
  ['<!-- <a href="/no"> --><br/>', ['br']],
  ['<script>if (a < b) c = "<a href=1>"</script><p>', ['script|if (a < b) c = "<a href=1>"', 'p']],
  ['<style>a > b {}</style>', ['style|a > b {}']],
  ['<script src="/x.js"></script><p>', ['script|src=/x.js', 'p']],
])('%s', (html, expected) => {
  expect(seen(html)).toEqual(expected)
})
