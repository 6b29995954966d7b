import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { STORAGE_KEYS } from '../../lib/config/constants'
import siteConfig from '../../site.config'

/**
 * Keeps the color mode (§4): stored under `theme`, light by default. The script of next-themes stands in the body,
 * after the style sheets, and would paint the wrong mode first: it is made inert, ours in the head does its work.
 */
export function ColorModeProvider({ children }: { readonly children: ReactNode }) {
  const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode
  return (
    <ThemeProvider
      attribute="class"
      storageKey={STORAGE_KEYS.theme}
      defaultTheme={respectPrefersColorScheme ? 'system' : defaultMode}
      enableSystem={respectPrefersColorScheme}
      disableTransitionOnChange
      scriptProps={{ type: 'application/json' }}
    >
      {children}
    </ThemeProvider>
  )
}
