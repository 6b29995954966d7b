import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import plainImageLoader from './plain-image-loader.mjs'
import {
  addPlainImageLoader,
  leaveOutFileTracing,
  leaveOutNextApp,
  nameCache,
  renewPages,
  replacePageLoader,
  shortenHashes,
  type WebpackConfig,
  type WebpackRule,
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

describe('leaveOutNextApp', () => {
  it('leaves the app of Next to Next', () => {
    const others: WebpackRule[] = [{ test: /\.mdx$/ }, { test: 'a path' }]
    const app: WebpackRule = { test: /pages[\\/]_app\./ }
    leaveOutNextApp([...others, app])
    expect(app).toEqual({ test: /pages[\\/]_app\./, exclude: /node_modules/ })
    expect(others).toEqual([{ test: /\.mdx$/ }, { test: 'a path' }])
  })

  it('stops the preview when Nextra has no such rule', () => {
    expect(() => leaveOutNextApp([{ test: /\.mdx$/ }])).toThrow('expected Nextra 3.3.1')
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

describe('nameCache', () => {
  it('makes another cache for other code, and the same with each start of Next', () => {
    const cache = { version: 'next|key', buildDependencies: { config: ['next.config.mjs'] } }
    nameCache({ module: { rules: [] }, cache }, 'abc')
    expect(cache).toEqual({ version: 'abc', buildDependencies: {} })
  })

  it('leaves a build without a cache alone', () => {
    expect(() => nameCache({ module: { rules: [] }, cache: false }, 'abc')).not.toThrow()
  })
})

it('a page is asked for anew once after a start, other modules are not', () => {
  const config: WebpackConfig = { module: { rules: [] } }
  const needBuild = { tap: vi.fn() }
  renewPages(config, { NormalModule: { getCompilationHooks: () => ({ needBuild }) } })
  const [plugin] = config.plugins as [{ apply(compiler: object): void }]
  plugin.apply({
    hooks: { compilation: { tap: (_name: string, react: (c: object) => void) => react({}) } },
  })
  const decide = needBuild.tap.mock.calls[0]?.[1] as (module: object) => boolean | undefined
  const decided = ['FAQ.mdx', 'FAQ.mdx', 'Ports.mdx', 'Page.tsx'].map((resource) =>
    decide({ resource }),
  )
  expect(decided).toEqual([true, undefined, true, undefined])
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
