import { COLOR_MODES, PAGE_COLORS } from '../../site/constants'
import * as STORAGE_KEYS from '../../site/storage-keys'
import { forget, stored } from './stored'

export type ColorMode = (typeof COLOR_MODES)[number]

/**
 * Gives the page its color mode, and the browser's own bars the color of the page (§4). A stored value that is no mode
 * counts as unset.
 */
export function applyColorMode(defaultMode: ColorMode): void {
  const root = document.documentElement
  const value = stored(STORAGE_KEYS.theme)
  let mode = COLOR_MODES.find((one) => one === value)
  if (!mode) forget(STORAGE_KEYS.theme)
  mode ??= defaultMode
  root.classList.add(mode)
  root.style.colorScheme = mode
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = PAGE_COLORS[mode]
  document.head.append(meta)
}

export function systemMode(): ColorMode {
  return matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
}
