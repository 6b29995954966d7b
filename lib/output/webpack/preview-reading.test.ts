import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { bundleReadingInPreview } from './preview-reading'
import readingLoader from './reading-loader.mjs'
import type { WebpackConfig } from './webpack-config'

const root = process.cwd()

/** Runs the loader as webpack would. */
function load(options: object) {
  const loader = {
    rootContext: root,
    emitFile: vi.fn<(name: string, text: string) => void>(),
    addDependency: vi.fn<(file: string) => void>(),
    addContextDependency: vi.fn<(folder: string) => void>(),
  }
  const code = new Promise<string>((resolve, reject) => {
    readingLoader.call({
      ...loader,
      getOptions: () => options,
      async: () => (error: Error | null, text: string) =>
        error === null ? resolve(text) : reject(error),
    })
  })
  return { ...loader, code }
}

it('a preview loads what the build bundles, and bundles it anew when a part of it changes', async () => {
  const config: WebpackConfig = { module: { rules: [] } }
  bundleReadingInPreview(config, root, (text) => text)
  const [rule] = config.module.rules
  expect(rule?.test).toEqual(expect.objectContaining({ source: 'start-reading.ts$' }))
  const { code, emitFile, addDependency } = load(rule?.options ?? {})
  const address = /import\(.*"\/_next\/(.+)"\)/.exec(await code)?.[1]
  const names = emitFile.mock.calls.map(([name]) => name)
  expect(names).toContain(address)
  expect(names).toContain('static/reading/search.js')
  const files = addDependency.mock.calls.map(([file]) => path.relative(root, file))
  for (const file of [
    'lib/browser/start-reading.ts',
    'components/search/SearchModal.module.css',
    'lib/search/embedded/search.worker.ts',
    'styles/part-status.css',
  ])
    expect(files).toContain(file)
})

it('a mistake in the code is looked for anew when any code changes', async () => {
  const bundle = () => Promise.reject(new Error('Unexpected "}"'))
  const { code, addContextDependency } = load({ bundle })
  await expect(code).rejects.toThrow('Unexpected "}"')
  expect(addContextDependency.mock.calls).toEqual([[`${root}/components`], [`${root}/lib`]])
})
