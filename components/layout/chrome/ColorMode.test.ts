// @vitest-environment jsdom
import { ThemeProvider } from 'next-themes'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { inlineOptions } from '../../../lib/content/settings/inline-options'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ColorModeMarks, THEME } from './ColorMode'

// tests/e2e/color-mode.spec.ts tests how each mode affects a page.
it.each([
  [true, 'system'],
  [false, 'light'],
])(
  '§4 with respectPrefersColorScheme %s, pages start in %s mode, before and after hydration',
  async (flag, mode) => {
    const colorMode = { ...siteConfig.colorMode, respectPrefersColorScheme: flag }
    const config = { ...siteConfig, colorMode }
    vi.resetModules()
    vi.doMock('../../../lib/content/settings/site-config', () => ({ siteConfig: config }))
    const { THEME } = await import('./ColorMode')
    expect(THEME.defaultTheme).toBe(mode)
    expect(inlineOptions(config, '').defaultMode).toBe(mode)
  },
)

it('§4 a choice in one tab applies in the others', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }))
  const app = createElement(ThemeProvider, THEME, createElement(ColorModeMarks))
  act(() => createRoot(document.body).render(app))
  for (const [newValue, mode] of [
    ['dark', 'dark'],
    ['light', 'light'],
  ] as const) {
    act(() => dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue })))
    expect(document.documentElement.className).toBe(mode)
  }
})
