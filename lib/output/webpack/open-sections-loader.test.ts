import { expect, it, vi } from 'vitest'
import openSectionsLoader from './open-sections-loader.mjs'

const load = (sectionsOf: (section: string) => Promise<unknown>) => {
  const addContextDependency = vi.fn()
  const result = new Promise((resolve) => {
    openSectionsLoader.call({
      resourceQuery: '?/docs/A',
      getOptions: () => ({ sectionsOf, folder: 'pages' }),
      addContextDependency,
      async: () => (error: unknown, code?: string) => resolve({ error, code }),
    })
  })
  return { result, addContextDependency }
}

it('returns the open sections for the section in the query, and depends on the pages', async () => {
  const { result, addContextDependency } = load(async (path) => [{ path, items: [] }])
  expect(await result).toEqual({ error: null, code: '[{"path":"/docs/A","items":[]}]' })
  expect(addContextDependency).toHaveBeenCalledWith('pages')
})
