import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { withoutProvider } from './docsearch-loader.mjs'

const code = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8')

it('leaves nothing in DocSearch that calls the hosted provider', () => {
  const { code: left } = transformSync(withoutProvider(code), {
    format: 'esm',
    minify: true,
    treeShaking: true,
  })
  expect(code.includes('algolia.net')).toBe(true)
  // Not `not.toMatch`, which would print all of it.
  expect(/algolia\.?net|x-algolia-|jsdelivr|XMLHttpRequest/i.exec(left)?.[0]).toBeUndefined()
  expect(left.includes('transformSearchClient')).toBe(true)
})

it('tells when DocSearch makes its client in another way', () => {
  expect(() => withoutProvider('export function DocSearchModal() {}')).toThrow('3.9.0')
})
