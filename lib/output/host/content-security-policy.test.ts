import { expect, it } from 'vitest'
import { contentSecurityPolicy, policyHeader } from './content-security-policy'

const hashes = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] }

/** A policy as directives with their sources. */
const directives = (policy: string) =>
  new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

it('H01 allows what the site has of its own, and inline code by hash only', () => {
  expect(Object.fromEntries(directives(contentSecurityPolicy(hashes, [])))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-a'", "'sha256-b'"],
    'style-src': ["'self'", "'sha256-c'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  })
})

it('H01 names the hosts of hosted search where it is on, for requests alone', () => {
  const policy = directives(contentSecurityPolicy(hashes, ['https://a.example']))
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://a.example'])
  expect(
    [...policy.values()].flat().filter((source) => source?.includes('a.example')),
  ).toHaveLength(1)
})

it('H08 as a header, lets only the site itself frame its pages', () => {
  const policy = directives(policyHeader(contentSecurityPolicy(hashes, [])))
  expect(policy.get('frame-ancestors')).toEqual(["'self'"])
})
