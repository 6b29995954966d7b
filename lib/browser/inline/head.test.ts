import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import type { InlineOptions } from '../../content/settings/inline-options'
import { bundleInlineScripts } from '../../output/webpack/inline-scripts'
import { PAGE_COLORS } from '../../site/constants'

const defaults: InlineOptions = {
  defaultMode: 'light',
  announcementId: 'ftc-5.5',
  announcementEnd: null,
  basePath: '',
  wrongBaseUrl: { problem: '', suggestion: '' },
}

const bundles = new Map<string, ReturnType<typeof bundleInlineScripts>>()

/** The script as it stands in pages. */
async function headScript(options: Partial<InlineOptions>, isNotFound: boolean): Promise<string> {
  const key = JSON.stringify(options)
  const bundle = bundles.get(key) ?? bundleInlineScripts(process.cwd(), { ...defaults, ...options })
  bundles.set(key, bundle)
  return (await bundle)[isNotFound ? 'notFound' : 'head']
}

type FakeStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

type Situation = {
  readonly options?: Partial<InlineOptions>
  readonly stored?: Readonly<Record<string, string>>
  readonly storage?: () => FakeStorage
  readonly path?: string
  readonly prefersDark?: boolean
  /** Of the history entry: a reload and a way back find what was kept there. */
  readonly state?: object
  readonly isNotFound?: boolean
  /** How often the host has led on before the page came. */
  readonly redirects?: number
}

/** Runs the script in a fake page and returns what it did to it. */
async function runScript({
  options = {},
  stored = {},
  storage,
  path = '/',
  prefersDark,
  state,
  isNotFound = false,
  redirects = 0,
}: Situation) {
  class PerformanceNavigationTiming {
    readonly redirectCount = redirects
  }
  const items = new Map(Object.entries(stored))
  const storageArea: FakeStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  const attributes = new Map<string, string>()
  const themeColor = { name: '', content: '' }
  const { pathname, search, hash } = splitPath(path)
  const replaceState = vi.fn()
  const goTo = vi.fn()
  const page = {
    AbortController,
    PerformanceNavigationTiming,
    performance: { getEntriesByType: () => [new PerformanceNavigationTiming()] },
    addEventListener: () => undefined,
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => void attributes.set(name, value),
      },
      createElement: () => themeColor,
      head: { append: () => undefined },
    },
    location: { pathname, search, hash, href: path, replace: goTo },
    history: { replaceState, state: state ?? null },
    matchMedia: (query: string) => ({
      matches: query.replaceAll(' ', '') === '(prefers-color-scheme:dark)' && prefersDark === true,
    }),
    get localStorage() {
      return storage === undefined ? storageArea : storage()
    },
    get sessionStorage() {
      return storage === undefined ? storageArea : storage()
    },
  }
  runInNewContext(await headScript(options, isNotFound), page)
  return {
    themeColor: themeColor.name === 'theme-color' ? themeColor.content : null,
    stored: Object.fromEntries(items),
    isOfSystem: attributes.has('data-system-colors'),
    isCodeWrapped: !attributes.has('data-no-wrap'),
    isAnnouncementDismissed: attributes.has('data-announcement-dismissed'),
    shownUrl: replaceState.mock.calls[0]?.[2],
    goneTo: goTo.mock.calls[0]?.[0],
  }
}

function splitPath(path: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  return { pathname, search, hash }
}

const NO_MODES = ['purple', '', 'null', '{}', 'System', 'Dark', ' dark', 'light dark', '__proto__']

describe('color mode', () => {
  it.each(NO_MODES)('a stored %j counts as unset and is forgotten', async (theme) => {
    const page = await runScript({ stored: { theme } })
    expect(page).toMatchObject({ themeColor: PAGE_COLORS.light, isOfSystem: false, stored: {} })
  })

  it.each([
    [{ theme: 'dark' }, true, 'dark', false],
    [{ theme: 'system' }, true, 'dark', true],
    [{ theme: 'system' }, false, 'light', true],
    [{}, true, 'light', false],
  ] as const)(
    'with %j stored, system dark: %s, the browser is %s',
    async (stored, prefersDark, mode, isOfSystem) => {
      const page = await runScript({ stored, prefersDark })
      expect(page).toMatchObject({ themeColor: PAGE_COLORS[mode], isOfSystem, stored })
    },
  )
})

describe('storage that fails', () => {
  const fail = () => {
    throw new Error('SecurityError')
  }
  const storages: Readonly<Record<string, () => FakeStorage>> = {
    'cannot be reached': fail,
    'cannot be read': () => ({ getItem: fail, setItem: fail, removeItem: fail }),
    'holds a bad value that cannot be removed': () => ({
      getItem: () => 'light dark',
      setItem: fail,
      removeItem: fail,
    }),
  }

  it.each(Object.entries(storages))('that %s: default mode, clean path', async (_case, storage) => {
    const page = await runScript({ storage, path: '/docs/FTC.html' })
    expect(page).toMatchObject({
      themeColor: PAGE_COLORS.light,
      isAnnouncementDismissed: false,
      shownUrl: '/docs/FTC',
    })
  })
})

describe('clean path', () => {
  it.each([
    ['/index.html', '/'],
    ['/docs/Stream/FAQ.html', '/docs/Stream/FAQ'],
    ['/docs/FTC.html?q=a.html#x', '/docs/FTC?q=a.html#x'],
    ['/index.html?q=1', '/?q=1'],
    ['/help/index.html', '/help'],
    ['/docs/FTC_v5.5_to_v4.0.html', '/docs/FTC_v5.5_to_v4.0'],
    ['//example.com/x.html', '/example.com/x'],
  ])('%s is shown as %s', async (path, shown) => {
    expect((await runScript({ path })).shownUrl).toBe(shown)
  })

  it.each(['/', '/docs', '/docs/', '/docs?x=.html', '/docs#a.html', '/docs/htmlpage', '/a.htmlx'])(
    '%s stays',
    async (path) => {
      expect((await runScript({ path })).shownUrl).toBeUndefined()
    },
  )
})

describe('clean path of the not-found page', () => {
  const path = '/docs/index.html?q=1#top'

  it('is gone to, with query and hash, and not written above it', async () => {
    const page = await runScript({ path, isNotFound: true })
    expect(page).toMatchObject({ goneTo: '/docs?q=1#top', shownUrl: undefined })
  })

  it('is not gone to where the host leads back from it', async () => {
    const page = await runScript({ path, isNotFound: true, redirects: 1 })
    expect(page).toMatchObject({ goneTo: undefined, shownUrl: undefined })
  })
})

describe('announcement', () => {
  const dismissed = { 'announcement.id': 'ftc-5.5', 'announcement.dismissed': 'true' }

  it('a dismissed one is hidden before the first paint', async () => {
    const page = await runScript({ stored: dismissed })
    expect(page.isAnnouncementDismissed).toBe(true)
    expect(page.stored).toEqual(dismissed)
  })

  it.each([
    ['nothing stored', {}],
    ['seen, not dismissed', { ...dismissed, 'announcement.dismissed': 'false' }],
    ['a dismissal without an id', { 'announcement.dismissed': 'true' }],
    ['a value that is none', { ...dismissed, 'announcement.dismissed': 'yes' }],
  ])('%s: it is shown', async (_case, stored) => {
    expect((await runScript({ stored })).isAnnouncementDismissed).toBe(false)
  })

  it('another id: it is shown, and the old dismissal is gone', async () => {
    const page = await runScript({
      stored: { ...dismissed, theme: 'dark' },
      options: { announcementId: 'ftc-5.6' },
    })
    expect(page.isAnnouncementDismissed).toBe(false)
    expect(page.stored).toEqual({ theme: 'dark' })
  })

  it.each([
    ['behind', Date.parse('2026-01-01'), true],
    ['ahead', Date.parse('2999-01-01'), false],
  ])('an end %s: whether it is hidden', async (_case, announcementEnd, isHidden) => {
    expect((await runScript({ options: { announcementEnd } })).isAnnouncementDismissed).toBe(
      isHidden,
    )
  })

  it('no announcement: nothing is touched', async () => {
    const page = await runScript({ stored: dismissed, options: { announcementId: null } })
    expect(page).toMatchObject({ isAnnouncementDismissed: false, stored: dismissed })
  })
})

it('no script ends its own element', async () => {
  const options = { ...defaults, wrongBaseUrl: { problem: '</script>', suggestion: '' } }
  for (const script of Object.values(await bundleInlineScripts(process.cwd(), options)))
    expect(script).not.toMatch(/<\/script|<!--/i)
})
