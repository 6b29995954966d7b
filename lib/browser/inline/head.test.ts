// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { InlineOptions } from '../../content/settings/inline-options'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

const options: InlineOptions = { defaultMode: 'light', announcementId: 'ftc-5.5', wrongBaseUrl: '' }

/** Runs the script; browser tests cover its visible effects. */
async function runScript(change: Partial<InlineOptions>, url: string) {
  window.history.replaceState(null, '', window.location.origin + url)
  vi.stubGlobal('INLINE_OPTIONS', { ...options, ...change })
  vi.stubGlobal('INLINE_PAGE', 'other')
  vi.resetModules()
  await import('./head')
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute(ROOT_ATTRIBUTES.announcementHidden)
})

it.each([
  ['//example.com/x.html', '/example.com/x'],
  ['/docs/FTC/INDEX.HTML?q=a.html#x', '/docs/FTC?q=a.html#x'],
  ['/docs/FTC_v5.5_to_v4.0.html', '/docs/FTC_v5.5_to_v4.0'],
  ['/docs?x=.html', '/docs?x=.html'],
  ['/docs?q=a#%E0%A4%A', '/docs?q=a'],
])('§2 %s is shown as %s', async (url, expected) => {
  await runScript({}, url)
  const { origin, href } = window.location
  expect(href).toBe(origin + expected)
})

it.each([
  ['dismissed under the same id', true, 'ftc-5.5'],
  ['dismissed under another id', false, 'an older one'],
])('§4 an announcement that was %s stays away: %s', async (_case, hides, id) => {
  localStorage.setItem('announcement.id', id)
  localStorage.setItem('announcement.dismissed', 'true')
  await runScript({}, '/docs')
  const root = document.documentElement
  expect(root.hasAttribute(ROOT_ATTRIBUTES.announcementHidden)).toBe(hides)
  // After hydration, the announcement bar reads the stored value.
  expect(localStorage.getItem('announcement.dismissed')).toBe(id === 'ftc-5.5' ? 'true' : null)
})

it.each([
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
] as const)(
  '§4 with default %s and dark system colors %s, a page starts %s',
  async (defaultMode, isDark, mode) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
    await runScript({ defaultMode }, '/docs')
    expect(document.documentElement.style.colorScheme).toBe(mode)
    expect(localStorage.getItem('theme')).toBeNull()
  },
)
