import { expect, it } from 'vitest'
import { hitUrl } from './response'

const PARTNER = /^https:\/\/partner\.example\.com\//

it.each([
  ['/docs/FTC#a', '/docs/FTC#a'],
  ['https://docs.example.com/docs/FTC?x=1#a', '/docs/FTC?x=1#a'],
  ['http://127.0.0.1:4173/docs/FTC', '/docs/FTC'],
  ['https://docs.example.com//evil.example.org', '/evil.example.org'],
  ['//evil.example.org/docs', '/docs'],
  ['/\\evil.example.org/docs', '/docs'],
])('%s is the local path %s', (url, href) => {
  expect(hitUrl(url, PARTNER)).toBe(href)
})

it('a URL that matches the pattern stays external', () => {
  const url = 'https://partner.example.com/guide'
  expect(hitUrl(url, PARTNER)).toBe(url)
})

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'http://[',
])('%s is dropped', (url) => {
  expect(hitUrl(url, PARTNER)).toBeNull()
})
