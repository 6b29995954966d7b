import { expect, it } from 'vitest'
import { createHostMemory } from './host-memory'

const host = { url: 'a.example.com', accept: 'read', protocol: 'https' }
const stateOf = (status: string) => ({
  ...host,
  status,
  lastUpdate: 7,
  isUp: () => status === 'up',
})
const fresh = async () => stateOf('up')

it('D02 remembers a host for 120 s, under its URL, with its methods', async () => {
  let now = 0
  const memory = createHostMemory(() => now)
  expect((await memory.get(host, fresh)).isUp()).toBe(true)
  await memory.set(stateOf('up'), stateOf('down'))
  now = 119_999
  expect((await memory.get(host, fresh)).isUp()).toBe(false)
  now = 120_000
  expect((await memory.get(host, fresh)).isUp()).toBe(true)
})

it('keeps hosts of other URLs and ports apart', async () => {
  const memory = createHostMemory(() => 0)
  await memory.set(stateOf('up'), stateOf('down'))
  expect((await memory.get({ ...host, url: 'b.example.com' }, fresh)).isUp()).toBe(true)
  expect((await memory.get({ ...host, port: 81 }, fresh)).isUp()).toBe(true)
})

it('forgets on demand', async () => {
  const memory = createHostMemory(() => 0)
  await memory.set(host, stateOf('down'))
  await memory.delete(host)
  expect((await memory.get(host, fresh)).status).toBe('up')
  await memory.set(host, stateOf('down'))
  await memory.clear()
  expect((await memory.get(host, fresh)).status).toBe('up')
})
