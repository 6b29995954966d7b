import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  closedPort,
  type FakeAlgolia,
  type FakeResponse,
  type ReceivedRequest,
  startFakeAlgolia,
} from '../../../tests/fixtures/fake-algolia'
import { searchRecord } from '../../../tests/fixtures/search-record'
import { pushRecords, readPushTarget } from './push'

const content = {
  records: [searchRecord({ anchor: 'a', headings: ['A'], isHeading: true })],
  synonyms: [{ words: ['k8s', 'kubernetes'] }],
}
const DONE: FakeResponse = { status: 200, body: { taskID: 1, status: 'published', objectIDs: [] } }
const started: FakeAlgolia[] = []

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(started.splice(0).map((fake) => fake.close()))
})

async function start(reply: (request: ReceivedRequest) => FakeResponse): Promise<FakeAlgolia> {
  const fake = await startFakeAlgolia(reply)
  started.push(fake)
  return fake
}

const targetOf = (...fakes: readonly Pick<FakeAlgolia, 'host'>[]) => ({
  appId: 'APP',
  adminKey: 'secret',
  indexName: 'Capella Documentation',
  hosts: fakes.map(({ host }) => host),
})

describe('pushRecords', () => {
  it('writes settings and synonyms, then all records into a new index that takes the place', async () => {
    const fake = await start(() => DONE)
    await pushRecords(targetOf(fake), content)
    const calls = fake.requests.map(({ method, path }) => `${method} ${path}`)
    const writes = calls.filter((call) => !/\/task\//.test(call))
    expect(writes).toEqual([
      'PUT /1/indexes/Capella Documentation/settings',
      'POST /1/indexes/Capella Documentation/synonyms/batch',
      'POST /1/indexes/Capella Documentation/operation',
      expect.stringMatching(/^POST \/1\/indexes\/Capella Documentation_tmp_\d+\/batch$/),
      'POST /1/indexes/Capella Documentation/operation',
      expect.stringMatching(/^POST \/1\/indexes\/Capella Documentation_tmp_\d+\/operation$/),
    ])
    const settings = fake.requests.find(({ method }) => method === 'PUT')
    expect(settings?.body).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag', 'product']),
    })
    expect(settings?.headers['x-algolia-api-key']).toBe('secret')
    const batch = fake.requests.find(({ path }) => /_tmp_\d+\/batch$/.test(path))
    expect(batch?.body).toMatchObject({
      requests: [
        {
          action: 'addObject',
          body: { objectID: '/docs/FTC#a', url: 'https://docs.example.com/docs/FTC#a' },
        },
      ],
    })
  })

  it('goes on with the next host when one is down', async () => {
    const fake = await start(() => DONE)
    const unreachable = { host: { ...fake.host, port: await closedPort() } }
    await pushRecords(targetOf(unreachable, fake), content)
    expect(fake.requests.length).toBeGreaterThan(5)
  })

  it('§9 a host has 30 s to write', async () => {
    const fake = await start(() => DONE)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await pushRecords(targetOf(fake), content)
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(30_000)
  })

  it.each([
    [403, 'refused the key (Invalid Application-ID or API key). ALGOLIA_ADMIN_KEY must be'],
    [400, 'was not written: Invalid Application-ID or API key'],
  ])('%i is an error that says what to do, without the key', async (status, text) => {
    const message = 'Invalid Application-ID or API key'
    const fake = await start(() => ({ status, body: { message, status } }))
    const error = await pushRecords(targetOf(fake), content).catch((reason: unknown) => reason)
    expect(String(error)).toContain(text)
    expect(String(error)).not.toContain('secret')
  })

  it('says that no host answers', async () => {
    const fake = await start(() => ({ status: 500, body: {} }))
    await expect(pushRecords(targetOf(fake), content)).rejects.toThrow(
      'no host of the application APP answered',
    )
  })

  it('refuses to empty the index', async () => {
    const fake = await start(() => DONE)
    await expect(pushRecords(targetOf(fake), { records: [], synonyms: [] })).rejects.toThrow(
      'found no records',
    )
    expect(fake.requests).toEqual([])
  })
})

describe('readPushTarget', () => {
  it('names every missing variable', () => {
    const read = () => readPushTarget({})
    expect(read).toThrow('NEXT_PUBLIC_ALGOLIA_APP_ID: found nothing')
    expect(read).toThrow('ALGOLIA_ADMIN_KEY: found nothing')
  })

  it('reads the environment', () => {
    const env = { NEXT_PUBLIC_ALGOLIA_APP_ID: ' APP ', ALGOLIA_ADMIN_KEY: 'secret' }
    expect(readPushTarget(env)).toEqual({
      appId: 'APP',
      adminKey: 'secret',
      indexName: 'Capella Documentation',
      hosts: null,
    })
  })
})
