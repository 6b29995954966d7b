import { type ThemeProviderProps, useTheme } from 'next-themes'
import { useEffect } from 'react'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { COLOR_CHOICES, COLOR_MODES, PAGE_COLORS } from '../../../lib/site/constants'
import * as ROOT_ATTRIBUTES from '../../../lib/site/root-attributes'
import * as STORAGE_KEYS from '../../../lib/site/storage-keys'

const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode

/** §3, §4: how next-themes keeps the color mode. */
export const THEME = {
  attribute: 'class',
  storageKey: STORAGE_KEYS.theme,
  themes: [...COLOR_MODES],
  defaultTheme: respectPrefersColorScheme ? 'system' : defaultMode,
  enableSystem: true,
  // Its script only shows: the one in the head has done as much before the style sheets, and dark pages flash otherwise.
  scriptProps: { type: 'text/plain' },
} satisfies ThemeProviderProps

/**
 * Keeps to the color mode what next-themes does not know of: the attribute by which style sheets show the choice of the
 * system, and the color of the browser's own bars. The head script sets both before the first paint.
 */
export function useColorModeMarks(): void {
  const { theme, resolvedTheme } = useTheme()
  useEffect(keepFromGarbage, [])
  useEffect(() => {
    const mode = COLOR_MODES.find((one) => one === resolvedTheme)
    if (mode === undefined) return
    document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.systemColors, theme === 'system')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLORS[mode])
  }, [theme, resolvedTheme])
}

/** next-themes uses any value that another tab stores as a theme, and throws when it is not a valid class name. */
function keepFromGarbage(): () => void {
  const handleStorage = (event: StorageEvent) => {
    const { key, newValue } = event
    if (key !== STORAGE_KEYS.theme || newValue === null) return
    if (!COLOR_CHOICES.some((choice) => choice === newValue)) event.stopImmediatePropagation()
  }
  window.addEventListener('storage', handleStorage, { capture: true })
  return () => window.removeEventListener('storage', handleStorage, { capture: true })
}
