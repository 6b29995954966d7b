import { ThemeProvider, useTheme } from 'next-themes'
import { type ReactNode, useEffect } from 'react'
import { siteConfig } from '../../lib/content/settings/site-config'
import { PAGE_COLORS } from '../../lib/site/constants'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'

/**
 * Keeps the color mode (§4): stored under `theme`, light by default. The script of next-themes stands in the body,
 * after the style sheets, and would paint the wrong mode first: it is made inert, ours in the head does its work.
 * Nothing fades when the mode changes, as no color has a transition: the package's switch for that would compute all
 * styles of the page twice at start-up.
 */
export function ColorModeProvider({ children }: { readonly children: ReactNode }) {
  const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode
  return (
    <ThemeProvider
      attribute="class"
      storageKey={STORAGE_KEYS.theme}
      defaultTheme={respectPrefersColorScheme ? 'system' : defaultMode}
      enableSystem={respectPrefersColorScheme}
      scriptProps={{ type: 'application/json' }}
    >
      {children}
    </ThemeProvider>
  )
}

/** Keeps the color of the browser's own bars like the page's. The script in the head sets it first. */
export function useThemeColor(): void {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    const meta = document.querySelector('meta[name="theme-color"]')
    meta?.setAttribute('content', resolvedTheme === 'dark' ? PAGE_COLORS.dark : PAGE_COLORS.light)
  }, [resolvedTheme])
}
