import { expect, it, vi } from 'vitest'
import sectionItemsLoader from './section-items-loader.mjs'

const load = (itemsOf: (section: string) => Promise<unknown>) => {
  const addContextDependency = vi.fn()
  const result = new Promise((resolve) => {
    sectionItemsLoader.call({
      resourceQuery: '?/docs/A',
      getOptions: () => ({ itemsOf, folder: 'pages' }),
      addContextDependency,
      async: () => (error: unknown, code?: string) => resolve({ error, code }),
    })
  })
  return { result, addContextDependency }
}

it('returns the items of the section in the query, and depends on the pages', async () => {
  const { result, addContextDependency } = load(async (section) => [{ label: 'B', path: section }])
  expect(await result).toEqual({ error: null, code: '[{"label":"B","path":"/docs/A"}]' })
  expect(addContextDependency).toHaveBeenCalledWith('pages')
})

it('passes an error in the page map on', async () => {
  const fault = new Error('pages/docs/A/_meta.ts:1: …')
  const { result } = load(() => Promise.reject(fault))
  expect(await result).toEqual({ error: fault, code: undefined })
})
