import { expect, it } from 'vitest'
import { readHostedSearch } from '../../search/hosted/settings'
import { contentSecurityPolicy } from './content-security-policy'

const scripts = ['a()', 'b()']

/** The sources in a policy, by directive. */
const directives = (policy: string) =>
  new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

it('allows the site’s own files, and inline code only by hash', () => {
  expect(
    Object.fromEntries(directives(contentSecurityPolicy(scripts, readHostedSearch()))),
  ).toEqual({
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

const ENDS = ['-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com', '-dsn.algolia.net']

it.each([
  [
    'every host that the provider’s client requests',
    undefined,
    ENDS.map((end) => `https://appid${end}`),
  ],
  [
    'the configured hosts',
    'https://search.example.com,http://127.0.0.1:4000',
    ['http://127.0.0.1:4000', 'https://search.example.com'],
  ],
])('with hosted search, allows requests to %s, and its style', (_, hosts, origins) => {
  const search = readHostedSearch({ appId: 'AppId', apiKey: 'key', indexName: undefined, hosts })
  const policy = directives(contentSecurityPolicy(scripts, search))
  expect(policy.get('connect-src')).toEqual(["'self'", ...origins])
  expect(policy.get('style-src')).toEqual([
    "'self'",
    "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='",
  ])
  const foreign = [...policy.values()].flat().filter((source) => /^http/.test(source ?? ''))
  expect(foreign).toHaveLength(origins.length)
})
