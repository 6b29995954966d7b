import { expect, it } from 'vitest'
import { compileBeforeStart, hydrateInSlices } from './react-start'
import type { WebpackConfig } from './webpack-config'

class BannerPlugin {
  constructor(readonly options: object) {}
}

it('compileBeforeStart marks the scripts that React starts with, and no others', () => {
  const config: WebpackConfig = { module: { rules: [] } }
  compileBeforeStart(config, { BannerPlugin })
  const [{ options }] = config.plugins as [{ options: { include: RegExp } }]
  const names = ['framework-1.js', 'main-2.js', 'pages/_app-3.js', 'pages/docs-4.js', '8733.5.js']
  expect(names.filter((name) => options.include.test(`static/chunks/${name}`))).toEqual([
    'framework-1.js',
    'main-2.js',
    'pages/_app-3.js',
  ])
})

it('hydrateInSlices gives Next alone our way to hydrate', () => {
  const config: WebpackConfig = { module: { rules: [] } }
  hydrateInSlices(config, '/site')
  expect(config.module.rules).toEqual([
    {
      test: expect.objectContaining({ source: expect.stringContaining('index') }),
      resolve: {
        alias: { 'react-dom/client$': '/site/components/chrome/hydrate-in-slices.ts' },
      },
    },
  ])
})
