import { expect, it } from 'vitest'
import { readHostedSearch } from './settings'

const none = { appId: undefined, apiKey: undefined, indexName: undefined, hosts: undefined }
const given = { ...none, appId: 'APP', apiKey: 'key' }

it.each([none, { ...none, appId: '', apiKey: ' ' }, { ...none, hosts: 'a.example.com' }])(
  'uses embedded search without ID and key: %j',
  (variables) => {
    expect(readHostedSearch(variables)).toBeNull()
  },
)

it('uses the configured index and the provider’s hosts', () => {
  expect(readHostedSearch(given)).toEqual({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'Capella Documentation',
    hosts: null,
  })
})

it('accepts an index and hosts', () => {
  const hosts = 'https://search.example.com, http://127.0.0.1:4000'
  expect(readHostedSearch({ ...given, indexName: 'docs', hosts })).toMatchObject({
    indexName: 'docs',
    hosts: [
      { protocol: 'https', url: 'search.example.com' },
      { protocol: 'http', url: '127.0.0.1', port: 4000 },
    ],
  })
})

it.each([
  [{ ...none, appId: 'APP' }, 'NEXT_PUBLIC_ALGOLIA_API_KEY or search.publicKey: found nothing'],
  [{ ...none, apiKey: 'key' }, 'NEXT_PUBLIC_ALGOLIA_APP_ID or search.applicationId: found nothing'],
  [{ ...given, appId: 'a/b' }, 'NEXT_PUBLIC_ALGOLIA_APP_ID or search.applicationId: found "a/b"'],
])('%j is rejected', (variables, message) => {
  expect(() => readHostedSearch(variables)).toThrow(message)
})
