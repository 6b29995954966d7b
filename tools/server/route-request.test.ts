import { describe, expect, it } from 'vitest'
import { cleanPath, decodeSegments, pathBelow, type Route, routeRequest } from './route-request'

const notFound: Route = { kind: 'not-found' }
const lookup = (...segments: string[]): Route => ({ kind: 'lookup', segments })
const redirect = (location: string): Route => ({ kind: 'redirect', location })

describe('routeRequest', () => {
  it.each([
    ['/', lookup()],
    ['/docs/FTC', lookup('docs', 'FTC')],
    ['/search?q=a/b.html', lookup('search')],
    ['/docs/?q=1', redirect('/docs?q=1')],
    ['/docs.html?q=1&q=2', redirect('/docs?q=1&q=2')],
    ['/index.html', redirect('/')],
    ['//evil.example', redirect('/evil.example')],
    ['/%E0%A4%A', notFound],
    ['/%E0%A4%A.html', notFound],
    ['/../secret', notFound],
    ['http://evil.example/docs/', notFound],
    ['*', notFound],
  ])('at the root, %s', (target, expected) => {
    expect(routeRequest(target, '')).toEqual(expected)
  })

  it.each([
    ['/x', lookup()],
    ['/x/docs', lookup('docs')],
    ['/x/', redirect('/x')],
    ['/x/index.html?q=1', redirect('/x?q=1')],
    ['/x/docs.html', redirect('/x/docs')],
    ['/', notFound],
    ['/docs', notFound],
    ['/docs.html', notFound],
    ['/xy', notFound],
  ])('below the base path /x, %s', (target, expected) => {
    expect(routeRequest(target, '/x')).toEqual(expected)
  })
})

describe('cleanPath', () => {
  it.each([
    ['/', '/'],
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['/docs//', '/docs'],
    ['/index.html', '/'],
    ['/docs/index.html', '/docs'],
    ['/docs/index.html/', '/docs'],
    ['/docs/FTC/API.html', '/docs/FTC/API'],
    ['/docs/.html', '/docs'],
    ['/a%20b.html', '/a%20b'],
    ['/my-index.html', '/my-index'],
    ['/docs/FTC_v5.5_to_v4.0', '/docs/FTC_v5.5_to_v4.0'],
    ['/feed.xml', '/feed.xml'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('turns %s into %s', (path, expected) => {
    expect(cleanPath(path)).toBe(expected)
  })
})

describe('pathBelow', () => {
  it.each([
    ['', '/docs', '/docs'],
    ['', '/', '/'],
    ['/x', '/x', '/'],
    ['/x', '/x/docs', '/docs'],
    ['/x', '/xy', undefined],
    ['/x', '/', undefined],
    ['/x', '/docs', undefined],
  ])('with base %j turns %j into %j', (basePath, path, expected) => {
    expect(pathBelow(basePath, path)).toBe(expected)
  })
})

describe('decodeSegments', () => {
  it.each([
    ['/', []],
    ['/docs/a%20b', ['docs', 'a b']],
    ['/.well-known/security.txt', ['.well-known', 'security.txt']],
  ])('decodes %s', (path, expected) => {
    expect(decodeSegments(path)).toEqual(expected)
  })

  it.each([
    '/%E0%A4%A',
    '/%',
    '/../secret',
    '/%2e%2e/secret',
    '/docs/..%2F..%2Fsecret',
    '/docs/..%5Csecret',
    '/.env',
    '/a%00b',
  ])('refuses %s', (path) => {
    expect(decodeSegments(path)).toBeUndefined()
  })
})
