import { liteClient } from 'algoliasearch/lite'
import { expect, it } from 'vitest'
import { searchOrigins } from './search-origins'

const hosted = { NEXT_PUBLIC_ALGOLIA_APP_ID: 'AppId', NEXT_PUBLIC_ALGOLIA_API_KEY: 'key' }

it('by default, search is embedded and no other host gets a request', () => {
  expect(searchOrigins({})).toEqual([])
})

it('names every host that the provider’s client requests', () => {
  const { hosts } = liteClient('AppId', 'key').transporter
  const readers = hosts.filter(({ accept }) => accept !== 'write')
  const requested = readers.map(({ protocol, url }) => `${protocol}://${url}`.toLowerCase())
  expect([...searchOrigins(hosted)].sort()).toEqual(requested.sort())
})

it('names the configured hosts instead', () => {
  const hosts = 'search.example.com,http://127.0.0.1:4000'
  expect(searchOrigins({ ...hosted, NEXT_PUBLIC_ALGOLIA_HOSTS: hosts })).toEqual([
    'https://search.example.com',
    'http://127.0.0.1:4000',
  ])
})
