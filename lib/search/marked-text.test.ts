import { describe, expect, it } from 'vitest'
import { parseMarked, plainText, sanitizeMarked } from './marked-text'

describe('sanitizeMarked', () => {
  it.each([
    ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<mark onclick=alert(1)>a</mark>', '&lt;mark onclick=alert(1)&gt;a&lt;/mark&gt;'],
    ['<mark><img src=x></mark>', '<mark>&lt;img src=x&gt;</mark>'],
    ['<mark>a', '&lt;mark&gt;a'],
    ['a</mark>', 'a&lt;/mark&gt;'],
    ['"a" & \'b\'', '&quot;a&quot; &amp; &#39;b&#39;'],
    ['a <mark>line\nbreak</mark>', 'a <mark>line\nbreak</mark>'],
    ['', ''],
  ])('D08 %j becomes %j', (text, html) => {
    expect(sanitizeMarked(text)).toBe(html)
  })
})

describe('parseMarked', () => {
  it('turns marks into matches and entities into characters', () => {
    expect(parseMarked('&lt;a&gt; <mark>b &amp; c</mark>&#39;')).toEqual([
      { text: '<a> ', isMatch: false },
      { text: 'b & c', isMatch: true },
      { text: "'", isMatch: false },
    ])
  })

  it('leaves empty pieces out', () => {
    expect(parseMarked('<mark>a</mark><mark></mark>')).toEqual([{ text: 'a', isMatch: true }])
  })

  it('reads an entity once', () => {
    expect(plainText('&amp;lt;')).toBe('&lt;')
  })
})

it.each(['<b>', 'a & b', '<mark>x</mark> "y"', '&lt;'])('%s can be read back', (text) => {
  expect(plainText(sanitizeMarked(text))).toBe(text.replaceAll(/<\/?mark>/g, ''))
})
