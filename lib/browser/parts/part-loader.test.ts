import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { partLoader } from './part-loader'

type Module = { readonly greet?: () => string }

const importFile = vi.fn<(address: string) => Promise<Module>>()
vi.mock('./import-file', () => ({ importFile: (address: string) => importFile(address) }))

const load = vi.fn<() => Promise<Module>>()
const greeter = () => partLoader('table-filter', load, ({ greet }) => greet)

const module = { greet: () => 'hello' }
const failure = new TypeError('Failed to fetch')

beforeEach(() => {
  vi.stubEnv('PART_FILES', 'form=AAAA.js&table-filter=BBBB.js')
  load.mockReset().mockResolvedValue(module)
  importFile.mockReset().mockResolvedValue(module)
})
afterEach(() => void vi.unstubAllEnvs())

it('imports a part, as often as a page has it', async () => {
  const loadPart = greeter()
  expect(await loadPart()).toBe(module.greet)
  expect(await loadPart()).toBe(module.greet)
  expect(load).toHaveBeenCalledTimes(2)
  expect(importFile).not.toHaveBeenCalled()
})

it('asks under another address after each failure, which Firefox keeps', async () => {
  load.mockRejectedValue(failure)
  importFile.mockRejectedValueOnce(failure)
  const loadPart = greeter()
  await expect(loadPart()).rejects.toBe(failure)
  await expect(loadPart()).rejects.toBe(failure)
  expect(await loadPart()).toBe(module.greet)
  // The same address from now on: it is in the document.
  expect(await loadPart()).toBe(module.greet)
  const addresses = importFile.mock.calls.map(([address]) => address)
  expect(addresses).toEqual([1, 2, 2].map((count) => `./BBBB.js?again=${count}`))
  expect(load).toHaveBeenCalledOnce()
})

it('takes an empty file for a failure', async () => {
  load.mockResolvedValue({})
  const loadPart = greeter()
  await expect(loadPart()).rejects.toThrow('The file is empty.')
  expect(await loadPart()).toBe(module.greet)
})

it('imports as at first where the build has not named the files', async () => {
  vi.stubEnv('PART_FILES', undefined)
  load.mockRejectedValueOnce(failure)
  const loadPart = greeter()
  await expect(loadPart()).rejects.toBe(failure)
  expect(await loadPart()).toBe(module.greet)
  expect(importFile).not.toHaveBeenCalled()
})
