import { COLOR_CHOICES, type COLOR_MODES, PAGE_COLORS } from '../../site/constants'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as STORAGE_KEYS from '../../site/storage-keys'
import { forget, stored } from './stored'

export type ColorMode = (typeof COLOR_MODES)[number]
export type ColorChoice = (typeof COLOR_CHOICES)[number]

/**
 * Gives the page its color mode, and the browser's own bars the color of the page (§4). A stored value that is no
 * choice counts as unset.
 */
export function applyColorMode(defaultChoice: ColorChoice): void {
  const root = document.documentElement
  const value = stored(STORAGE_KEYS.theme)
  let choice = COLOR_CHOICES.find((one) => one === value)
  if (!choice) forget(STORAGE_KEYS.theme)
  choice ??= defaultChoice
  const mode = modeOf(choice)
  if (choice === 'system') root.setAttribute(ROOT_ATTRIBUTES.systemColors, '')
  root.classList.add(mode)
  root.style.colorScheme = mode
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = PAGE_COLORS[mode]
  document.head.append(meta)
}

export function modeOf(choice: ColorChoice): ColorMode {
  if (choice !== 'system') return choice
  return matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
}
