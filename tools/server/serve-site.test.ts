import { expect, it } from 'vitest'
import { siteAddress } from './serve-site'

it.each([
  ['127.0.0.1', '', 'http://localhost:3000/'],
  ['0.0.0.0', '/x', 'http://localhost:3000/x'],
  ['::', '', 'http://localhost:3000/'],
  ['192.0.2.7', '', 'http://192.0.2.7:3000/'],
  ['2001:db8::7', '', 'http://[2001:db8::7]:3000/'],
])('siteAddress on host %s with base path %j', (host, basePath, expected) => {
  expect(siteAddress(3000, { host, basePath })).toBe(expected)
})
