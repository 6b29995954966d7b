import { siteConfig } from '../../content/settings/site-config'
import { COLOR_MODES, PAGE_COLORS } from '../../site/constants'
import { type ColorMode, systemMode } from '../inline/color-mode'
import { colorModeSlot } from '../storage/slots'

/** Switches between light and dark, and remembers the choice. */
export function switchColorMode(): void {
  const mode = document.documentElement.classList.contains('dark') ? 'light' : 'dark'
  colorModeSlot.set(mode)
  showColorMode(mode)
}

/** Follows choices made in other tabs and, where the site is configured so and nothing is chosen, the system. */
export function followColorMode(): void {
  const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode
  const usual = (): ColorMode => (respectPrefersColorScheme ? systemMode() : defaultMode)
  addEventListener('storage', ({ key, newValue }) => {
    // A value that is no mode is not the reader's.
    const isForgotten = key === null || newValue === null
    if (isForgotten || colorModeSlot.get() !== null) showColorMode(colorModeSlot.get() ?? usual())
  })
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', () =>
    showColorMode(colorModeSlot.get() ?? usual()),
  )
}

function showColorMode(mode: ColorMode): void {
  const root = document.documentElement
  root.classList.remove(...COLOR_MODES)
  root.classList.add(mode)
  root.style.colorScheme = mode
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLORS[mode])
}
