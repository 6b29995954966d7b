import { expect, it } from 'vitest'
import * as pageRules from './page-rules'

class NextraPlugin {}
class TraceEntryPointsPlugin {}

it('a build compiles a page once, without the steps of a server; a preview shows errors on it', () => {
  const [app, css, page] = [{ test: /_app\./ }, {}, { options: { isPageImport: true } }]
  const use = [{ options: { isPageImport: false } }, page]
  const oneOf: object[] = [{ use: 'css' }, { use: [css] }, { use }]
  const config = {
    module: { rules: [{ test: /\.js$/ }, app, { oneOf }, { oneOf: [] }] },
    resolve: { alias: {} },
    plugins: [new Map(), new NextraPlugin(), new TraceEntryPointsPlugin()],
    optimization: { minimizer: [{ of: 'scripts' }, { of: 'styles' }] },
  }
  pageRules.compileOnce(config, '/site', false)
  const options = { folder: '/site/.next/cache/compiled', isServer: false }
  const once = { loader: '/site/lib/output/webpack/compile-once-loader.mjs', options }
  expect(use.slice(1)).toEqual([once, page])
  pageRules.compileForPreview(config, '/site')
  const loader = '/site/lib/output/webpack/page-loader.mjs'
  expect(use.slice(1)).toEqual([once, { ...page, loader }])
  pageRules.dropPageMap(config, 'C:\\site')
  const pageMap = 'C:/site/.next/static/chunks/nextra-page-map-.mjs'
  expect(config.resolve.alias).toEqual({ [pageMap]: false })
  pageRules.dropServerSteps(config)
  expect(config.plugins).toEqual([new Map()])
  expect(config.optimization).toEqual({ minimizer: [{ of: 'styles' }], realContentHash: false })
  pageRules.excludeNextApp(config)
  expect(app).toHaveProperty('exclude', /node_modules/)
  pageRules.linkFiles(config, 'styles')
  expect(oneOf[0]).toMatchObject({ resourceQuery: /^\?url$/, type: 'asset/resource' })
  const { filename } = Object(Object(oneOf[0]).generator)
  expect(filename({ filename: 'base.css?url' })).toMatch(/^static\/media\/base\.[\da-f]{8}\.css$/)
  const changed = { ...config, module: { rules: [{ oneOf: [{ use: [css] }] }] } }
  const advice = 'the rule that Nextra 3.3.1 adds. Update lib/output/webpack/page-rules.ts.'
  for (const step of [pageRules.compileForPreview, pageRules.excludeNextApp])
    expect(() => step(changed, '/site')).toThrow(advice)
})
