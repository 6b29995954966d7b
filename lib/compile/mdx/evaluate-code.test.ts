import { expect, it } from 'vitest'
import { evaluateCode } from './evaluate-code'

it('runs code of a project that is named by a relative path', async () => {
  const { values } = await evaluateCode('.', 'pages/markdown-page.mdx', '', ['20 + 22', 'unknown'])
  expect(values[0]?.()).toBe(42)
  expect(() => values[1]?.()).toThrow('unknown is not defined')
})
