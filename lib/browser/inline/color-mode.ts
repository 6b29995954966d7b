import { COLOR_CHOICES, type COLOR_MODES, PAGE_COLORS } from '../../site/constants'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as STORAGE_KEYS from '../../site/storage-keys'

export type ColorMode = (typeof COLOR_MODES)[number]
export type ColorChoice = (typeof COLOR_CHOICES)[number]

/**
 * Sets the color mode before the first paint, because next-themes sets it only after hydration (§4). Removes an invalid
 * stored value, which next-themes would use as a class. Also does what next-themes does not: sets the attribute for
 * system colors and the color of the browser's toolbars.
 */
export function prepareColorMode(defaultChoice: ColorChoice): void {
  const value = storedValue(STORAGE_KEYS.theme)
  let choice = COLOR_CHOICES.find((known) => known === value)
  if (!choice) forget(STORAGE_KEYS.theme)
  choice ??= defaultChoice
  const root = document.documentElement
  const mode = modeOf(choice)
  root.classList.add(mode)
  // Without this property, the empty page would be white in dark mode until the style sheet loads.
  root.style.colorScheme = mode
  if (choice === 'system') root.setAttribute(ROOT_ATTRIBUTES.systemColors, '')
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = PAGE_COLORS[mode]
  document.head.append(meta)
}

function modeOf(choice: ColorChoice): ColorMode {
  if (choice !== 'system') return choice
  return matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
}

/** Null if there is no value or access is denied. */
export function storedValue(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // If access is denied, the value cannot be read either.
  }
}
