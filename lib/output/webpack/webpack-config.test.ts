import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  addPlainImageLoader,
  leaveOutFileTracing,
  nameCache,
  replacePageLoader,
  shortenHashes,
  type WebpackConfig,
} from './webpack-config'

describe('replacePageLoader', () => {
  const nextra = { loader: 'nextra/loader', options: { isPageImport: true } }
  const other = { loader: 'nextra/loader', options: { isPageImport: false } }

  it('puts the loader in the place of that of pages, and of no other', () => {
    const page = { use: ['swc', nextra] }
    const partial = { use: ['swc', other] }
    replacePageLoader([{ oneOf: [page, partial] }], { loader: 'page' })
    expect(page.use).toEqual(['swc', { loader: 'page' }])
    expect(partial.use).toEqual(['swc', other])
  })

  it('stops the build when there is no rule for pages', () => {
    expect(() => replacePageLoader([{ use: ['swc'] }], {})).toThrow('expected Nextra 3.3.1')
  })
})

it('the picture of Nextra that can be enlarged goes through the loader, under the name it has', () => {
  const config: WebpackConfig = { module: { rules: [] } }
  addPlainImageLoader(config, 'plain')
  const file = 'node_modules/nextra/dist/client/components/image-zoom.js'
  expect(existsSync(file)).toBe(true)
  expect(config.module.rules.map(({ test, loader }) => [test?.test(file), loader])).toEqual([
    [true, 'plain'],
  ])
})

describe('nameCache', () => {
  it('makes another cache for other inputs', () => {
    const cache = { version: 'next' }
    nameCache({ module: { rules: [] }, cache }, 'abc')
    expect(cache.version).toBe('next|abc')
  })

  it('leaves a build without a cache alone', () => {
    expect(() => nameCache({ module: { rules: [] }, cache: false }, 'abc')).not.toThrow()
  })
})

describe('leaveOutFileTracing', () => {
  it('takes out that plugin only', () => {
    class TraceEntryPointsPlugin {}
    class Other {}
    const kept = new Other()
    const config = { module: { rules: [] }, plugins: [new TraceEntryPointsPlugin(), kept] }
    leaveOutFileTracing(config)
    expect(config.plugins).toEqual([kept])
  })
})

describe('shortenHashes', () => {
  it('cuts the hashes in names of files', () => {
    const config: WebpackConfig = { module: { rules: [] }, output: { hashDigestLength: 16 } }
    shortenHashes(config)
    expect(config.output?.hashDigestLength).toBe(8)
  })
})
