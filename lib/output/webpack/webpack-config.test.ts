import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import plainImageLoader from './plain-image-loader.mjs'
import {
  addPlainImageLoader,
  leaveOutFileTracing,
  replacePageLoader,
  shareModules,
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

const PICTURE = 'node_modules/nextra/dist/client/components/image-zoom.js'

it('the picture of Nextra that can be enlarged goes through the loader, under the name it has', () => {
  const config: WebpackConfig = { module: { rules: [] } }
  addPlainImageLoader(config, process.cwd())
  expect(
    config.module.rules.map(({ test, loader }) => [
      test instanceof RegExp && test.test(PICTURE),
      loader,
    ]),
  ).toEqual([[true, path.resolve('lib/output/webpack/plain-image-loader.mjs')]])
})

it('the build stops when Nextra has that picture no more', () => {
  const config: WebpackConfig = { module: { rules: [] } }
  expect(() => addPlainImageLoader(config, createProject({}))).toThrow(`found no ${PICTURE}`)
})

describe('the loader of that picture', () => {
  const load = (source: string) => plainImageLoader.call({ resourcePath: PICTURE }, source)

  it('writes a plain one', () => {
    expect(load(readFileSync(PICTURE, 'utf8'))).toContain("createElement('img', props)")
  })

  it.each([
    ['react-medium-image-zoom', 'export { ImageZoom }'],
    ['ImageZoom', "import Zoom from 'react-medium-image-zoom'"],
  ])('stops the build when the file has no %s', (name, source) => {
    expect(() => load(source)).toThrow(`${PICTURE}: found no ${name}, expected the picture of`)
  })
})

describe('shareModules', () => {
  it('shares modules of any size, as far as Next shares modules', () => {
    const splitChunks = { chunks: 'all', minChunks: 2 }
    shareModules({ module: { rules: [] }, optimization: { splitChunks } })
    expect(splitChunks).toEqual({ chunks: 'all', minChunks: 2, minSize: 0 })
  })

  it.each([{}, { optimization: {} }, { optimization: { splitChunks: false } }])(
    'stops the build when Next shares none: %j',
    (settings) => {
      expect(() => shareModules({ module: { rules: [] }, ...settings })).toThrow(
        'found no splitChunks for the server, expected that of Next 16',
      )
    },
  )
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

  it('stops the build when Next has it no more', () => {
    expect(() => leaveOutFileTracing({ module: { rules: [] }, plugins: [{}] })).toThrow(
      'found no TraceEntryPointsPlugin, expected that of Next 16',
    )
  })
})

describe('shortenHashes', () => {
  it('cuts the hashes in names of files', () => {
    const config: WebpackConfig = { module: { rules: [] }, output: { hashDigestLength: 16 } }
    shortenHashes(config)
    expect(config.output?.hashDigestLength).toBe(8)
  })
})
