import { siteConfig } from '../../content/settings/site-config'
import { COLOR_CHOICES, COLOR_MODES, PAGE_COLORS } from '../../site/constants'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { type ColorChoice, modeOf } from '../inline/color-mode'
import { colorModeSlot } from '../storage/slots'

/** Goes on from light to dark, to the mode of the system and to light again, and remembers the choice. */
export function switchColorMode(): void {
  const next = COLOR_CHOICES[COLOR_CHOICES.indexOf(chosen()) + 1] ?? COLOR_CHOICES[0]
  colorModeSlot.set(next)
  showColorMode(next)
}

/** Follows choices made in other tabs, and the system where it decides. */
export function followColorMode(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // A value that is no choice is not the reader's.
    const isForgotten = key === null || newValue === null
    if (isForgotten || colorModeSlot.get() !== null) showColorMode(chosen())
  })
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', () =>
    showColorMode(chosen()),
  )
}

function chosen(): ColorChoice {
  const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode
  return colorModeSlot.get() ?? (respectPrefersColorScheme ? 'system' : defaultMode)
}

function showColorMode(choice: ColorChoice): void {
  const mode = modeOf(choice)
  const root = document.documentElement
  root.toggleAttribute(ROOT_ATTRIBUTES.systemColors, choice === 'system')
  root.classList.remove(...COLOR_MODES)
  root.classList.add(mode)
  root.style.colorScheme = mode
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLORS[mode])
}
