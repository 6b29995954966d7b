import type { ThemeProviderProps } from 'next-themes'
import { siteConfig } from '../../lib/content/settings/site-config'
import { COLOR_MODES } from '../../lib/site/constants'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'

const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode

/** §3, §4: how next-themes keeps the color mode. */
export const THEME = {
  attribute: 'class',
  storageKey: STORAGE_KEYS.theme,
  themes: [...COLOR_MODES],
  defaultTheme: respectPrefersColorScheme ? 'system' : defaultMode,
  enableSystem: true,
} satisfies ThemeProviderProps
