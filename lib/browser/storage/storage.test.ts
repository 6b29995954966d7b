// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A storage item of a page that was just opened: nothing in memory, no warning yet. */
async function openPage() {
  vi.resetModules()
  const { createStorageItem, parseOneOf, parseTextList } = await import('./storage')
  return {
    theme: createStorageItem('theme', parseOneOf(['light', 'dark'])),
    size: createStorageItem('size', parseOneOf(['small', 'large'])),
    list: createStorageItem('list', parseTextList, JSON.stringify),
  }
}

type Slots = Awaited<ReturnType<typeof openPage>>

beforeEach(() => {
  window.localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

function fail(name: string): never {
  throw new DOMException(name, name)
}

describe('a slot', () => {
  it('is empty at first', async () => {
    const { theme } = await openPage()
    expect(theme.get()).toBeNull()
  })

  it('keeps a value under its key, with no suffix', async () => {
    const { theme } = await openPage()
    theme.set('dark')
    expect(theme.get()).toBe('dark')
    expect({ ...window.localStorage }).toEqual({ theme: 'dark' })
  })

  it('keeps it for the next page', async () => {
    const first = await openPage()
    first.theme.set('dark')
    const { theme } = await openPage()
    expect(theme.get()).toBe('dark')
  })

  it('forgets it', async () => {
    const { theme } = await openPage()
    theme.set('dark')
    theme.set(null)
    expect(theme.get()).toBeNull()
    expect(window.localStorage).toHaveLength(0)
  })

  it.each(['purple', '', 'null', '{}', 'Dark'])('treats a stored %j as none', async (text) => {
    window.localStorage.setItem('theme', text)
    const { theme } = await openPage()
    expect(theme.get()).toBeNull()
    expect(console.warn).not.toHaveBeenCalled()
  })
})

describe.each([
  {
    fault: 'storage cannot be reached',
    plant: () =>
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => fail('SecurityError')),
  },
  {
    fault: 'storage cannot be read or written',
    plant: () => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => fail('SecurityError'))
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => fail('SecurityError'))
      vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => fail('SecurityError'))
    },
  },
  {
    fault: 'storage is full',
    plant: () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => fail('QuotaExceededError')),
  },
])('$fault', ({ plant }) => {
  it('a choice applies until the page is closed', async () => {
    plant()
    const first = await openPage()
    expect(first.theme.get()).toBeNull()
    first.theme.set('dark')
    expect(first.theme.get()).toBe('dark')
    first.theme.set('light')
    expect(first.theme.get()).toBe('light')
    const { theme } = await openPage()
    expect(theme.get()).toBeNull()
  })

  it('a choice can be taken back', async () => {
    plant()
    const { theme } = await openPage()
    theme.set('dark')
    theme.set(null)
    expect(theme.get()).toBeNull()
  })
})

it('a value that was kept in memory goes to storage when there is room again', async () => {
  const full = vi
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation(() => fail('QuotaExceededError'))
  const { theme } = await openPage()
  theme.set('dark')
  full.mockRestore()
  theme.set('light')
  expect(theme.get()).toBe('light')
  expect(window.localStorage.getItem('theme')).toBe('light')
})

it('gives the same object as long as the same text is stored', async () => {
  const { list } = await openPage()
  list.set(['a'])
  const first = list.get()
  expect(list.get()).toBe(first)
  list.set(['a', 'b'])
  expect(list.get()).toEqual(['a', 'b'])
})

describe('tells of a change', () => {
  const notifyOfOtherTab = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }))

  it.each([
    ['in another tab', () => notifyOfOtherTab('theme'), 1],
    ['in another tab that clears the storage', () => notifyOfOtherTab(null), 1],
    ['in another tab, of another key', () => notifyOfOtherTab('size'), 0],
    ['in this document', ({ theme }: Slots) => theme.set('dark'), 1],
    ['in this document, of another key', ({ size }: Slots) => size.set('large'), 0],
  ])('%s', async (_case, change, count) => {
    const items = await openPage()
    const onChange = vi.fn()
    const listening = new AbortController()
    items.theme.subscribe(onChange, listening.signal)
    const end = items.theme.subscribe(onChange)
    change(items)
    expect(onChange).toHaveBeenCalledTimes(2 * count)
    listening.abort()
    end()
    change(items)
    expect(onChange).toHaveBeenCalledTimes(2 * count)
  })
})
