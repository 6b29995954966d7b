import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { shrinkScript, shrinkScripts } from './shrink-scripts'

const CODE = `
  function count() { return arguments.length }
  globalThis.counted = count(1, 2, 3)
`

it('functions of packages keep their arguments', async () => {
  const scripts = await shrinkScripts(new Map([['/a.js', CODE]]))
  const page: { counted?: number } = {}
  runInNewContext(scripts.get('/a.js') ?? '', Object.assign(page, { globalThis: page }))
  expect(page.counted).toBe(3)
})

it('shortens names, and says what it cannot read', async () => {
  const kind = { isModule: true, isOwn: true }
  const long = 'export function shrink(longName) { return longName + longName }'
  expect(await shrinkScript(long, kind)).not.toContain('longName')
  await expect(shrinkScript('const = 1', kind)).rejects.toThrow()
})
