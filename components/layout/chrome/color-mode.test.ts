// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { inlineOptions } from '../../../lib/content/settings/inline-options'
import { siteConfig } from '../../../lib/content/settings/site-config'

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
    const { THEME } = await import('./color-mode')
    expect(THEME.defaultTheme).toBe(mode)
    expect(inlineOptions(config, '').defaultMode).toBe(mode)
  },
)
