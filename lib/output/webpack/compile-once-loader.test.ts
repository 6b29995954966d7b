import { expect, it } from 'vitest'
import compileOnceLoader from './compile-once-loader.mjs'

const compiledIn = (folder: string, timestamp: string) =>
  compileOnceLoader.call(
    {
      rootContext: folder,
      resourcePath: `${folder}/pages/docs/FTC.mdx`,
      getOptions: () => ({ folder: '.next/cache/compiled', isServer: false }),
    },
    `import { pageMap } from '${folder}/.next/static/chunks/nextra-page-map-.mjs'
  {"filePath":"pages/docs/FTC.mdx","hasJsxInH1":false${timestamp},"readingTime":1},pageMap
const sample = {"timestamp":1700000000000}`,
  )

it('a page’s code does not depend on the checkout’s folder and Git history', () => {
  const code = compiledIn('/a/checkout', ',"timestamp":1700000000000')
  expect(code).toBe(compiledIn('/b', ''))
  expect(code).toContain("from '../../.next/static/chunks/nextra-page-map-.mjs'")
  expect(code).toContain('sample = {"timestamp":1700000000000}')
})
