import { describe, expect, it, vi } from 'vitest'
import { leaveOutNextApp, nameCache, renewPages } from './preview-config'
import type { WebpackConfig, WebpackRule } from './webpack-config'

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
