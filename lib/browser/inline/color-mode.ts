import { COLOR_MODES, PAGE_COLORS } from '../../site/constants'
import * as STORAGE_KEYS from '../../site/storage-keys'
import { forget, stored } from './stored'

type ColorMode = (typeof COLOR_MODES)[number]

/**
 * Gives the page its color mode, and the browser's own bars the color of the page (§4). A stored value that is no mode
 * counts as unset, also when another tab writes it.
 */
export function applyColorMode(defaultMode: ColorMode): void {
  const mode = storedMode() ?? defaultMode
  const root = document.documentElement
  root.classList.add(mode)
  root.style.colorScheme = mode
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = PAGE_COLORS[mode]
  document.head.append(meta)
  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEYS.theme && event.newValue !== null && !modeOf(event.newValue))
      event.stopImmediatePropagation()
  })
}

export function systemMode(): ColorMode {
  return matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
}

function storedMode(): ColorMode | undefined {
  const mode = modeOf(stored(STORAGE_KEYS.theme))
  if (!mode) forget(STORAGE_KEYS.theme)
  return mode
}

function modeOf(text: string | null): ColorMode | undefined {
  return COLOR_MODES.find((mode) => mode === text)
}
