import { expect, it, vi } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { openPageStore } from '../pages/page-store'
import { removeNextraPageMap, reportWarnings, writeOutputs } from './build'
import type { Output } from './outputs'
import { openSite } from './site'

it('an output is written only behind those that have to be there', async () => {
  const root = createProject({ 'pages/index.txt': '' })
  const store = openPageStore(root)
  const site = await openSite({ root, folder: 'out', store, searchHosts: [] })
  const names: string[] = []
  const output = (name: string, after: readonly string[] = []): Output => ({
    name,
    needs: [],
    after,
    write: () => void names.push(name),
  })
  await writeOutputs([output('files'), output('pages', ['files'])], site)
  expect(names).toEqual(['files', 'pages'])
  await expect(writeOutputs([output('pages', ['files']), output('files')], site)).rejects.toThrow(
    'found the output "pages" before "files", expected it behind',
  )
  expect(names).toEqual(['files', 'pages'])
})

it('names the page map of Nextra when it is not where it was', () => {
  expect(() => removeNextraPageMap(createProject({}))).toThrow(
    'found no _next/static/chunks/nextra-page-map-.mjs, expected that of Nextra 3.3.1: change build.ts',
  )
})

it('warnings are said, and stop a strict build only', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  reportWarnings(['pages/a.mdx:3 a warning'], false)
  expect(said).toHaveBeenCalledWith('Warning: pages/a.mdx:3 a warning')
  expect(() => reportWarnings(['pages/a.mdx:3 a warning'], true)).toThrow('has 1 warnings')
  vi.restoreAllMocks()
})
