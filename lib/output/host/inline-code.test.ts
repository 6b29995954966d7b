import { describe, expect, it } from 'vitest'
import { readTags } from '../pages/html-tags'
import { findInlineCode } from './site-policy'

const find = (html: string) => findInlineCode(readTags(html))

describe('findInlineCode', () => {
  it('finds scripts that run, not blocks of data and files', () => {
    const { scripts } = find(
      '<script>a</script><script type="module">b</script><script type="text/javascript">c</script>' +
        '<script type="application/json">d</script><script type="application/ld+json">e</script>' +
        '<script src="/f.js"></script>',
    )
    expect(scripts).toEqual(['a', 'b', 'c'])
  })

  it('finds style elements', () => {
    expect(find('<style>p{}</style><link rel="stylesheet" href="/a.css"/>').styles).toEqual(['p{}'])
  })

  it.each([
    ['<p style="color:red">', '<p style="color:red">: found a style attribute, expected a class'],
    ['<img onerror="x()">', '<img onerror="x()">: found code in an attribute'],
    ['<a href="javascript:x()">', '<a href="javascript:x()">: found code as an address'],
    ['<a href="&#10; JavaScript:x()">', 'found code as an address'],
    ['<use xlink:href="javascript:x()">', 'found code as an address'],
  ])('H03 %s is a fault', (html, problem) => {
    expect(find(html).problems).toEqual([expect.stringContaining(problem)])
  })

  it('H03 words that only look like code are none', () => {
    const html =
      '<a href="/on" title="javascript: the language" data-on="x" class="style">onload=</a>'
    expect(find(html).problems).toEqual([])
  })
})
