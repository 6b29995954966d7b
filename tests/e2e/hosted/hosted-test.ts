import { readHostedSearch } from '../../../lib/search/hosted/settings'
import { type FakeAlgolia, type FakeResponse, startFakeAlgolia } from '../../fixtures/fake-algolia'
import { HostedModal } from '../pages/SearchModal'
import { test as base } from '../site-test'

/** A hit in the provider's format. */
export type ProviderHit = { readonly url: string; readonly hierarchy: object }

/**
 * The test fixture for hosted search: starts a stand-in for the provider at each host that the site was built for.
 * Requests to these hosts, and their failures, do not fail a test. The modal is DocSearch's.
 */
export const test = base.extend<{ hosts: readonly [FakeAlgolia, FakeAlgolia] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  expectedMessages: async ({}, provide) =>
    provide([
      /third-party request: http:\/\/127\.0\.0\.1:\d+\/1\/indexes\//,
      /Failed to load resource/,
    ]),
  modal: ({ page }, provide) => provide(new HostedModal(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  hosts: async ({}, provide) => {
    const ports = readHostedSearch()?.hosts?.map(({ port }) => port) ?? []
    const [first, second] = await Promise.all(
      ports.map((port) => startFakeAlgolia(() => responseOf(), port)),
    )
    if (first === undefined || second === undefined)
      throw new Error('The suite needs a build with two hosts: npm run audit -- hosted.')
    await provide([first, second])
    await Promise.all([first.close(), second.close()])
  },
})

/** A page of the site as a hit. */
export function hitOf(url: string, title: string, changes: object = {}): ProviderHit {
  return { url, hierarchy: { lvl0: title, lvl1: title }, ...changes }
}

/** A response with these hits. */
export function responseOf(...hits: readonly object[]): FakeResponse {
  const withIds = hits.map((hit, index) => ({ objectID: String(index), type: 'lvl1', ...hit }))
  return { status: 200, body: { results: [{ hits: withIds, nbHits: hits.length }] } }
}
