import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type FakeAlgolia,
  type FakeResponse,
  startFakeAlgolia,
} from '../../../tests/fixtures/fake-algolia'
import { requestFor } from '../../../tests/fixtures/search-index'
import { SEARCH_TRANSPORT } from '../../site/constants'
import { createHostedSearchClient, createProviderClient } from './algolia-client'

const HIT = { objectID: '1', url: '/docs/FTC', type: 'lvl1', hierarchy: { lvl1: 'FTC' } }
const FOUND: FakeResponse = { status: 200, body: { results: [{ hits: [HIT], nbHits: 1 }] } }
const started: FakeAlgolia[] = []

// Timers stand still, so that no host times out on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }))
afterEach(async () => {
  await Promise.all(started.splice(0).map((fake) => fake.close()))
})

async function fakeHost(response: FakeResponse): Promise<FakeAlgolia> {
  const fake = await startFakeAlgolia(() => response)
  started.push(fake)
  return fake
}

function clientOf(...hosts: FakeAlgolia['host'][]) {
  return createHostedSearchClient({ appId: 'APP', apiKey: 'key', indexName: 'docs', hosts })
}

describe('createHostedSearchClient', () => {
  it('§8 after no hits, suggests the pages of the last results', async () => {
    const fake = await fakeHost(FOUND)
    const client = clientOf(fake.host)
    expect((await client.search(requestFor('ftc'))).suggestions).toEqual([])
    fake.reply(() => ({ status: 200, body: { results: [{ hits: [], nbHits: 0 }] } }))
    expect((await client.search(requestFor('ftcx'))).suggestions).toEqual(['FTC'])
  })

  it('§7 posts the query with id and key in the URL, and the fields of the payload', async () => {
    const fake = await fakeHost(FOUND)
    const response = await clientOf(fake.host).search(requestFor('add event'))
    expect(response).toMatchObject({ total: 1, hits: [{ url: '/docs/FTC' }] })
    const [sent] = fake.requests
    expect(sent).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' })
    expect(sent?.parameters.get('x-algolia-application-id')).toBe('APP')
    expect(sent?.parameters.get('x-algolia-api-key')).toBe('key')
    expect(sent?.headers).not.toHaveProperty('x-algolia-api-key')
    expect(sent?.body).toMatchObject({
      requests: [
        {
          query: 'add event',
          indexName: 'docs',
          attributesToRetrieve: expect.arrayContaining([
            'hierarchy.lvl6',
            'content',
            'type',
            'url',
          ]),
          attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:10', 'content:10']),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          page: 0,
          clickAnalytics: false,
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
        },
      ],
    })
  })

  it('filters by product, and counts the hits of all products', async () => {
    const fake = await fakeHost(FOUND)
    await clientOf(fake.host).search(requestFor('a', { product: 'ftc', page: 2 }))
    expect(fake.requests[0]?.body).toMatchObject({
      requests: [
        { page: 2, facetFilters: expect.arrayContaining(['product:ftc']) },
        { hitsPerPage: 0, facets: ['product'] },
      ],
    })
  })

  it('tries the next host, and skips failed hosts afterwards', async () => {
    const hosts = await Promise.all(
      [{ status: 500, body: {} }, 'drop' as const, FOUND].map(fakeHost),
    )
    const client = clientOf(...hosts.map(({ host }) => host))
    for (const query of ['a', 'b', 'c']) await client.search(requestFor(query))
    expect(hosts.map(({ requests }) => requests.length)).toEqual([1, 1, 3])
  })

  it.each(['drop', 'hang'] as const)(
    'retries a host after 120 s that failed with %s',
    async (failure) => {
      const failing = await fakeHost(failure)
      const asked = new Promise<void>((resolve) =>
        failing.reply(() => {
          resolve()
          return failure
        }),
      )
      const client = clientOf(failing.host, (await fakeHost(FOUND)).host)
      const askedAfter = async (ms: number) => {
        vi.setSystemTime(Date.now() + ms)
        const searching = client.search(requestFor(`after ${ms}`))
        await asked
        if (ms === 0) vi.advanceTimersByTime(SEARCH_TRANSPORT.connect)
        await searching
        return failing.requests.length
      }
      expect(await askedAfter(0)).toBe(1)
      expect(await askedAfter(119_000)).toBe(1)
      failing.reply(() => FOUND)
      expect(await askedAfter(2_000)).toBe(2)
      expect(await askedAfter(1_000)).toBe(3)
    },
  )

  it('fails when no host responds', async () => {
    const failing = await fakeHost({ status: 503, body: {} })
    const searching = clientOf(failing.host).search(requestFor('a'))
    await expect(searching).rejects.toMatchObject({ name: 'RetryError' })
  })

  it.each([
    { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } },
    { status: 429, body: { message: 'Too many requests', status: 429 } },
    { status: 200, body: '{"results":' },
  ])('$status with $body is an error after one request', async (response) => {
    const fake = await fakeHost(response)
    await expect(clientOf(fake.host).search(requestFor('a'))).rejects.toThrow()
    expect(fake.requests).toHaveLength(1)
  })

  it('§9 allows a host 1 s to start, 2 s to read, and 30 s to write', () => {
    const settings = { appId: 'APP', apiKey: 'key', indexName: 'docs', hosts: null }
    const { timeouts } = createProviderClient(settings).transporter
    expect(timeouts).toEqual({ connect: 1_000, read: 2_000, write: 30_000 })
  })
})
