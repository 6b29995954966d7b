import { SEARCH_TRANSPORT } from '../../site/constants'

/** What the provider's library asks of a cache. */
type HostMemory = {
  get<Value>(key: object | string, defaultValue: () => Promise<Value>): Promise<Value>
  set<Value>(key: object | string, value: Value): Promise<Value>
  delete(key: object | string): Promise<void>
  clear(): Promise<void>
}

/**
 * Remembers for 120 s which hosts are down or time out (§9). The library's own memory forgets them at once: it writes
 * the state of a host under another key than it reads (5.64).
 */
export function createHostMemory(now: () => number = Date.now): HostMemory {
  const states = {}
  const expiries = new Map<string, number>()
  const forget = (name: string) => {
    Reflect.deleteProperty(states, name)
    expiries.delete(name)
  }
  return {
    async get(key, defaultValue) {
      const name = hostName(key)
      if (now() >= (expiries.get(name) ?? 0)) forget(name)
      return Reflect.get(states, name) ?? defaultValue()
    },
    async set(key, value) {
      const name = hostName(key)
      Reflect.set(states, name, value)
      expiries.set(name, now() + SEARCH_TRANSPORT.hostMemoryMs)
      return value
    },
    async delete(key) {
      forget(hostName(key))
    },
    async clear() {
      for (const name of expiries.keys()) forget(name)
    },
  }
}

/** The URL of a host: the same whether the library gives the host or the host with its state. */
function hostName(key: object | string): string {
  if (typeof key === 'string') return key
  return `${Reflect.get(key, 'url')}:${Reflect.get(key, 'port') ?? ''}`
}
