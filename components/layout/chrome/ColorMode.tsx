import { type ThemeProviderProps, useTheme } from 'next-themes'
import { useEffect, useState } from 'react'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { COLOR_CHOICES, COLOR_MODES, PAGE_COLORS } from '../../../lib/site/constants'
import * as ROOT_ATTRIBUTES from '../../../lib/site/root-attributes'
import * as STORAGE_KEYS from '../../../lib/site/storage-keys'
import { Icon } from '../../ui/Icon'
import { useIsHydrated } from '../../ui/useStored'

const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode

/** The color mode settings in §3 and §4. */
export const THEME = {
  attribute: 'class',
  storageKey: STORAGE_KEYS.theme,
  defaultTheme: respectPrefersColorScheme ? 'system' : defaultMode,
  // `text/plain` turns off next-themes' own script, which is too late for dark pages: the head script sets the mode.
  scriptProps: { type: 'text/plain' },
} satisfies ThemeProviderProps

/** Updates the mark of the choice "system" and the color of the browser's toolbars, which next-themes does not. */
export function ColorModeMarks() {
  const { theme, resolvedTheme } = useTheme()
  useEffect(() => {
    const mode = COLOR_MODES.find((mode) => mode === resolvedTheme)
    if (mode === undefined) return
    document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.systemColors, theme === 'system')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLORS[mode])
  }, [theme, resolvedTheme])
  return null
}

const CHOICES: readonly string[] = COLOR_CHOICES

/** Style sheets select the icon and the word for the current choice, so that both are correct at the first paint. */
export function ColorModeSwitch() {
  const { theme, setTheme } = useTheme()
  const [announced, setAnnounced] = useState('')
  const isHydrated = useIsHydrated()
  const next = CHOICES[CHOICES.indexOf(theme ?? '') + 1] ?? COLOR_CHOICES[0]
  return (
    <>
      <button
        type="button"
        className="icon-button needs-scripts"
        title={isHydrated ? `Change color mode to ${next}` : undefined}
        onClick={() => {
          setTheme(next)
          setAnnounced(`Color mode: ${next}`)
        }}
      >
        <Icon name="sun" className="icon-button-in-light" />
        <Icon name="moon" className="icon-button-in-dark" />
        <Icon name="screen" className="icon-button-in-system" />
        <span>
          Color mode: <span className="icon-button-in-light">light</span>{' '}
          <span className="icon-button-in-dark">dark</span>{' '}
          <span className="icon-button-in-system">system</span>
        </span>
      </button>
      <span className="unseen" aria-live="polite">
        {announced}
      </span>
    </>
  )
}
