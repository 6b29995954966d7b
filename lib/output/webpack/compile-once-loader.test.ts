import { expect, it } from 'vitest'
import compileOnceLoader from './compile-once-loader.mjs'

const compiled = (timestamp: string) =>
  compileOnceLoader.call(
    { getOptions: () => ({ isServer: false }) },
    `  {"filePath":"pages/docs/FTC.mdx","hasJsxInH1":false${timestamp},"readingTime":1},pageMap
const sample = {"timestamp":1700000000000}`,
  )

it('a page’s code does not depend on the Git history', () => {
  expect(() => compiled(',"timestamp":1700000000000')).toThrow('time of a commit')
  expect(compiled('')).toContain('sample = {"timestamp":1700000000000}')
})
