import { describe, expect, it } from 'vitest'
import { type Route, routeRequest } from './route-request'

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
