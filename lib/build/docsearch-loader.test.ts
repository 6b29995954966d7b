import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { withoutClient } from './docsearch-loader.mjs'

const code = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8')

it('leaves nothing of the client of the hosted provider in DocSearch', () => {
  const { code: left } = transformSync(withoutClient(code), {
    format: 'esm',
    minify: true,
    treeShaking: true,
  })
  expect(code).toContain('algolia.net')
  expect(left).not.toMatch(/algolia\.?net|x-algolia-api-key|XMLHttpRequest/)
  expect(left).toContain('transformSearchClient')
})

it('tells when DocSearch makes its client in another way', () => {
  expect(() => withoutClient('export function DocSearchModal() {}')).toThrow('3.9.0')
})
