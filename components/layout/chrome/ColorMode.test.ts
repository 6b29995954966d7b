// @vitest-environment jsdom
import { ThemeProvider } from 'next-themes'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { inlineOptions } from '../../../lib/content/settings/inline-options'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ColorModeMarks, ColorModeSwitch, THEME } from './ColorMode'

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

it('§4 each press chooses the next color mode; a choice in another tab applies, too', () => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addListener() {}, removeListener() {} }))
  document.head.innerHTML = '<meta name="theme-color">'
  const parts = [ColorModeMarks, ColorModeSwitch].map((part, key) => createElement(part, { key }))
  const root = document.documentElement
  act(() => createRoot(document.body).render(createElement(ThemeProvider, THEME, parts)))
  const button = document.querySelector('button')
  const shown = () => [
    root.className,
    root.hasAttribute('data-system-colors') ? 'of the system' : 'chosen',
    document.querySelector('meta')?.content,
    button?.title,
    document.querySelector('[aria-live=polite]')?.textContent,
  ]
  const [toDark, toSystem, toLight] = ['dark', 'system', 'light'].map(
    (mode) => `Change color mode to ${mode}`,
  )
  expect(shown()).toEqual(['light', 'chosen', '#fdfcf9', toDark, ''])
  const press = () => act(() => button?.click())
  press()
  expect(shown()).toEqual(['dark', 'chosen', '#12151a', toSystem, 'Color mode: dark'])
  press()
  expect(shown()).toEqual(['dark', 'of the system', '#12151a', toLight, 'Color mode: system'])
  press()
  expect(shown()).toEqual(['light', 'chosen', '#fdfcf9', toDark, 'Color mode: light'])
  act(() => dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(shown()).toEqual(['dark', 'chosen', '#12151a', toSystem, 'Color mode: light'])
})
