import { type ThemeProviderProps, useTheme } from 'next-themes'
import { useEffect } from 'react'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { COLOR_CHOICES, COLOR_MODES, PAGE_COLORS } from '../../../lib/site/constants'
import * as ROOT_ATTRIBUTES from '../../../lib/site/root-attributes'
import * as STORAGE_KEYS from '../../../lib/site/storage-keys'

const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode

/** The color mode settings in §3 and §4. */
export const THEME = {
  attribute: 'class',
  storageKey: STORAGE_KEYS.theme,
  themes: [...COLOR_MODES],
  defaultTheme: respectPrefersColorScheme ? 'system' : defaultMode,
  enableSystem: true,
  // `text/plain` disables next-themes' own script, which runs so late that dark pages would flash. The head script sets
  // the mode instead, before the style sheets load.
  scriptProps: { type: 'text/plain' },
} satisfies ThemeProviderProps

/**
 * Updates what next-themes does not: the root attribute that marks the choice "system", and the color of the browser's
 * toolbars. The head script sets both before the first paint.
 */
export function useColorModeMarks(): void {
  const { theme, resolvedTheme } = useTheme()
  useEffect(hideInvalidModes, [])
  useEffect(() => {
    const mode = COLOR_MODES.find((mode) => mode === resolvedTheme)
    if (mode === undefined) return
    document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.systemColors, theme === 'system')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLORS[mode])
  }, [theme, resolvedTheme])
}

/**
 * Stops storage events with an invalid mode before they reach next-themes, which throws if the mode is not a valid
 * class name.
 */
function hideInvalidModes(): () => void {
  const handleStorage = (event: StorageEvent) => {
    const { key, newValue } = event
    if (key !== STORAGE_KEYS.theme || newValue === null) return
    if (!COLOR_CHOICES.some((choice) => choice === newValue)) event.stopImmediatePropagation()
  }
  window.addEventListener('storage', handleStorage, { capture: true })
  return () => window.removeEventListener('storage', handleStorage, { capture: true })
}
