import { describe, expect, it } from 'vitest'
import { readHostedSearch } from '../../search/hosted/settings'
import { contentSecurityPolicy, searchOrigins } from './content-security-policy'

const scripts = ['a()', 'b()']

/** The sources in a policy, by directive. */
const directives = (policy: string) =>
  new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

it('allows the site’s own files, and inline code only by hash', () => {
  expect(Object.fromEntries(directives(contentSecurityPolicy(scripts, [])))).toEqual({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
    ],
    'style-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  })
})

it('with hosted search, allows requests to its hosts, and its style', () => {
  const policy = directives(contentSecurityPolicy(scripts, ['https://a.example']))
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://a.example'])
  expect(policy.get('style-src')).toEqual([
    "'self'",
    "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='",
  ])
  expect(
    [...policy.values()].flat().filter((source) => source?.includes('a.example')),
  ).toHaveLength(1)
})

describe('searchOrigins', () => {
  const given = { appId: 'AppId', apiKey: 'key', indexName: undefined, hosts: undefined }

  it('by default, search is embedded and no other host gets a request', () => {
    expect(searchOrigins()).toEqual([])
  })

  it('names every host that the provider’s client requests', () => {
    const ends = ['-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com', '-dsn.algolia.net']
    expect(searchOrigins(readHostedSearch(given))).toEqual(ends.map((end) => `https://appid${end}`))
  })

  it('names the configured hosts instead', () => {
    const hosts = 'https://search.example.com,http://127.0.0.1:4000'
    expect(searchOrigins(readHostedSearch({ ...given, hosts }))).toEqual([
      'http://127.0.0.1:4000',
      'https://search.example.com',
    ])
  })
})
